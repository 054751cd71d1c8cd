package kubernetes

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetPod reads one pod: where it runs, whether it is ready, what its containers
// do and how often they were started again.
//
//tool:name get_pod
//tool:risk R1
//tool:timeout 15s
//tool:result Pod
//tool:example {"namespace": "shop", "name": "cart-7d4b9c-x2x8q"}
//tool:reject {"namespace": "shop", "name": "--all"}
//tool:reject {"namespace": "shop"}
//tool:sample {"name": "cart-7d4b9c-x2x8q", "namespace": "shop", "phase": "Running", "reason": null, "node": "node-2", "created_at": "2026-07-18T06:23:00Z", "containers": [{"name": "cart", "ready": false, "restarts": 12, "running_since": null, "waiting": "CrashLoopBackOff", "ended": "OOMKilled", "exit_code": 137}], "conditions": [{"type": "Ready", "holds": "False", "since": "2026-07-18T07:01:00Z", "reason": "ContainersNotReady", "message": "containers with unready status: [cart]"}], "resources": [{"name": "cart", "image": "shop/cart:1.4", "cpu": "100m", "cpu_limit": null, "memory": "64Mi", "memory_limit": "128Mi"}]}
type GetPod struct {
	// Namespace of the pod.
	Namespace string `json:"namespace" jsonschema:"pattern=^[a-z0-9]([a-z0-9-]{0\\,61}[a-z0-9])?$"`
	// Name of the pod.
	Name string `json:"name" jsonschema:"pattern=^[a-z0-9]([a-z0-9.-]{0\\,251}[a-z0-9])?$"`
}

// Pod is one pod.
type Pod struct {
	// Name of the pod.
	Name string `json:"name" tool:"key,from=metadata.name"`
	// Namespace of the pod.
	Namespace string `json:"namespace" tool:"from=metadata.namespace"`
	// How far it has come.
	Phase Phase `json:"phase" tool:"key,from=status.phase"`
	// Why it is in this phase, where the cluster says so, such as Evicted.
	Reason *string `json:"reason" tool:"from=status.reason"`
	// Node that it runs on; none before it has one.
	Node *string `json:"node" tool:"from=spec.nodeName"`
	// When it was created.
	Created time.Time `json:"created_at" tool:"from=metadata.creationTimestamp"`
	// What its containers do.
	Containers []Container `json:"containers" tool:"from=status.containerStatuses"`
	// What is so of the pod, and what is not.
	Conditions []Condition `json:"conditions" tool:"from=status.conditions"`
	// What its containers ask for, and may use at most.
	Resources []Resources `json:"resources" tool:"from=spec.containers"`
}

// Phase is how far a pod has come.
type Phase string

const (
	// Pending waits for a node or for its images.
	Pending Phase = "Pending"
	// Running has a container that runs, starts or is started again.
	Running Phase = "Running"
	// Succeeded has containers that have all ended well.
	Succeeded Phase = "Succeeded"
	// Failed has containers that have all ended, one of them not well.
	Failed Phase = "Failed"
	// Unknown is a pod whose node does not answer.
	Unknown Phase = "Unknown"
)

// Container is what one container does.
type Container struct {
	// Name of the container.
	Name string `json:"name" tool:"key"`
	// Whether it takes requests.
	Ready bool `json:"ready"`
	// How often it was started again.
	Restarts int `json:"restarts" tool:"from=restartCount"`
	// Since when it runs; none where it doesn't.
	RunningSince *time.Time `json:"running_since" tool:"from=state.running.startedAt"`
	// What it waits for, such as CrashLoopBackOff; none where it doesn't.
	Waiting *string `json:"waiting" tool:"from=state.waiting.reason"`
	// Why it ended the last time, such as OOMKilled; none where it never did.
	Ended *string `json:"ended" tool:"from=state.terminated.reason|lastState.terminated.reason"`
	// Exit code with which it ended the last time.
	ExitCode *int `json:"exit_code" tool:"from=state.terminated.exitCode|lastState.terminated.exitCode"`
}

// Condition is something that is so of a pod, or is not.
type Condition struct {
	// What it is, such as Ready.
	Type string `json:"type" tool:"key"`
	// Whether it is so.
	Holds Truth `json:"holds" tool:"from=status"`
	// Since when.
	Since time.Time `json:"since" tool:"from=lastTransitionTime"`
	// Why, in one word.
	Reason *string `json:"reason"`
	// Why, in a sentence.
	Message *string `json:"message" tool:"untrusted"`
}

// Truth is whether a condition holds.
type Truth string

const (
	// Yes holds.
	Yes Truth = "True"
	// No does not hold.
	No Truth = "False"
	// Unclear is not known to hold.
	Unclear Truth = "Unknown"
)

// Resources are what one container asks for, and may use at most.
type Resources struct {
	// Name of the container.
	Name string `json:"name" tool:"key"`
	// Image that it is made of.
	Image string `json:"image"`
	// Cores that it asks for; 500m is half a core.
	CPU *Quantity `json:"cpu" tool:"from=resources.requests.cpu"`
	// Cores that it may use at most.
	CPULimit *Quantity `json:"cpu_limit" tool:"from=resources.limits.cpu"`
	// Bytes of memory that it asks for; 128Mi are 128 MiB.
	Memory *Quantity `json:"memory" tool:"from=resources.requests.memory"`
	// Bytes of memory above which it is killed.
	MemoryLimit *Quantity `json:"memory_limit" tool:"from=resources.limits.memory"`
}

// GetPod answers the object that kubectl has.
func (c *Cluster) GetPod(ctx context.Context, in GetPod) (tool.Raw, error) {
	return c.get(ctx, "--namespace="+in.Namespace, "pod", in.Name)
}
