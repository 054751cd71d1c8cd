package kubernetes

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ListPods lists the pods of a namespace.
//
//tool:name list_pods
//tool:risk R1
//tool:timeout 30s
//tool:result PodList
//tool:next "could read one with its containers by get_pod"
//tool:example {"namespace": "shop"}
//tool:example {"namespace": "shop", "selector": "app=cart,tier!=test"}
//tool:reject {"namespace": "Shop"}
//tool:sample {"pods": [{"name": "cart-7d4b9c-x2x8q", "phase": "Running", "reason": null, "node": "node-2", "created_at": "2026-07-18T06:23:00Z"}, {"name": "pay-5f6c8d-k9v2m", "phase": "Pending", "reason": null, "node": null, "created_at": "2026-07-18T07:00:00Z"}]}
type ListPods struct {
	// Namespace whose pods are listed.
	Namespace string `json:"namespace" jsonschema:"pattern=^[a-z0-9]([a-z0-9-]{0\\,61}[a-z0-9])?$" tool:"echo"`
	// Only pods whose labels are as this selector of Kubernetes says.
	Selector string `json:"selector,omitempty" jsonschema:"maxLength=500" tool:"echo"`
}

// PodList is the pods of a namespace.
type PodList struct {
	// The pods.
	Pods []PodSummary `json:"pods" tool:"from=items"`
}

// PodSummary is a pod in a list.
type PodSummary struct {
	// Name of the pod.
	Name string `json:"name" tool:"key,from=metadata.name"`
	// How far it has come.
	Phase Phase `json:"phase" tool:"from=status.phase"`
	// Why it is in this phase, where the cluster says so, such as Evicted.
	Reason *string `json:"reason" tool:"from=status.reason"`
	// Node that it runs on; none before it has one.
	Node *string `json:"node" tool:"from=spec.nodeName"`
	// When it was created.
	Created time.Time `json:"created_at" tool:"from=metadata.creationTimestamp"`
}

// ListPods answers the list that kubectl has.
func (c *Cluster) ListPods(ctx context.Context, in ListPods) (tool.Raw, error) {
	return c.get(ctx, "--namespace="+in.Namespace, "pods", "--selector="+in.Selector)
}
