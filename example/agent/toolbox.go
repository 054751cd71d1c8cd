package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/tooladapt/tooladapt/example/coding"
	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// toolbox is the tools that were chosen, as one set.
type toolbox struct {
	set     tool.Set
	closers []func() error
}

// openTools opens what the chosen tools work on.
func openTools(ctx context.Context, o options) (toolbox, error) {
	var box toolbox
	var sets []tool.Set
	if slices.Contains(o.tools, "orders") {
		path, err := database(o.db)
		if err != nil {
			return toolbox{}, err
		}
		shop, err := orders.Open(ctx, path)
		if err != nil {
			return toolbox{}, err
		}
		sets, box.closers = append(sets, shop.Tools()), append(box.closers, shop.Close)
	}
	if slices.Contains(o.tools, "coding") {
		w, err := coding.Open(o.root)
		if err != nil {
			return toolbox{}, errors.Join(err, box.close())
		}
		sets, box.closers = append(sets, w.Tools()), append(box.closers, w.Close)
	}
	set, err := tool.Join(sets...)
	if err != nil {
		return toolbox{}, errors.Join(err, box.close())
	}
	box.set = set
	return box, nil
}

// close closes what the tools work on.
func (b toolbox) close() error {
	var all []error
	for _, c := range b.closers {
		all = append(all, c())
	}
	return errors.Join(all...)
}

// database is path, or where the orders are when nobody says: a file in the
// user's cache folder, the folder made.
func database(path string) (string, error) {
	if path != "" {
		return path, nil
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find a place for the orders: %w", err)
	}
	folder := filepath.Join(cache, "tooladapt-example")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", fmt.Errorf("make a place for the orders: %w", err)
	}
	return filepath.Join(folder, "orders.db"), nil
}
