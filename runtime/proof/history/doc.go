// Package history proves of package history what no case can: that whatever a
// conversation is like, no call is left without its answer, and none loses it.
package history
