// Package kubernetes holds tools that read what runs on a cluster: the pods of a
// namespace, and one of them with its containers and conditions.
//
// Handlers run kubectl, which knows clusters and credentials, and return its JSON
// as it is. Of the hundreds of fields that an object has a result takes those
// that say whether a pod is well, from where the object has them.
package kubernetes

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt
