// Package coding holds the tools of an agent that works on source code: they
// read files, search them, run their tests, read their history and edit them,
// in one folder and nowhere else.
//
// The folder is an [os.Root]: a path that leads out of it, by dots, from the
// root of the file system or through a symbolic link, is refused with
// OUTSIDE_FOLDER. The commands go and git run with an environment of a few
// variables and die with everything they started when their time is up. Git sees
// the folder's objects and nothing else of its repository: no configuration,
// hook or attribute of it, and no object that lies elsewhere. The
// tests that run_tests runs are programs, though, and may do what their user
// may: where the code is not trusted, run the agent in a container.
package coding

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt
