package results

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Df tells how full the disks are.
//
//tool:name
//tool:risk R1
type Df struct{}

// Disk is a file system.
type Disk struct {
	Filesystem string `json:"filesystem"`
	Blocks     int64  `json:"blocks"`
	Used       int64  `json:"used"`
	Available  int64  `json:"available"`
	MountedOn  string `json:"mounted_on"`
	UsePercent int    `json:"use_percent"`
}

// Call is never made.
func (Df) Call(context.Context) ([]Disk, error) { return nil, nil }

// Ls lists a folder.
//
//tool:name
//tool:risk R1
type Ls struct{}

// File is an entry of a folder.
type File struct {
	Filename string             `json:"filename"`
	LinkTo   tool.Maybe[string] `json:"link_to"`
	Flags    string             `json:"flags"`
	Links    int                `json:"links"`
	Owner    string             `json:"owner"`
	Group    string             `json:"group"`
	Size     int64              `json:"size"`
	Date     string             `json:"date"`
}

// Call is never made.
func (Ls) Call(context.Context) ([]File, error) { return nil, nil }

// Ping asks who is there.
//
//tool:name
//tool:risk R1
type Ping struct{}

// Pinged is who answered.
type Pinged struct {
	DestinationIP      string             `json:"destination_ip"`
	DataBytes          int                `json:"data_bytes"`
	Pattern            tool.Maybe[string] `json:"pattern"`
	Destination        string             `json:"destination"`
	PacketsTransmitted int                `json:"packets_transmitted"`
	PacketsReceived    int                `json:"packets_received"`
	PacketLossPercent  float64            `json:"packet_loss_percent"`
	Duplicates         int                `json:"duplicates"`
	RoundTripMSMin     float64            `json:"round_trip_ms_min"`
	RoundTripMSAvg     float64            `json:"round_trip_ms_avg"`
	RoundTripMSMax     float64            `json:"round_trip_ms_max"`
	RoundTripMSStddev  float64            `json:"round_trip_ms_stddev"`
	Responses          []Pong             `json:"responses"`
}

// Pong is one answer.
type Pong struct {
	Type       string  `json:"type"`
	Bytes      int     `json:"bytes"`
	ResponseIP string  `json:"response_ip"`
	ICMPSeq    int     `json:"icmp_seq"`
	TTL        int     `json:"ttl"`
	TimeMS     float64 `json:"time_ms"`
	Duplicate  bool    `json:"duplicate"`
}

// Call is never made.
func (Ping) Call(context.Context) (Pinged, error) { return Pinged{}, nil }

// ListSockets lists what a system listens to.
//
//tool:name
//tool:risk R1
type ListSockets struct{}

// Socket is what is listened to.
type Socket struct {
	Listen    string `json:"listen"`
	Unit      string `json:"unit"`
	Activates string `json:"activates"`
}

// Call is never made.
func (ListSockets) Call(context.Context) ([]Socket, error) { return nil, nil }
