package plan

import "github.com/tooladapt/tooladapt/gen/model"

// notEmptyBase is notEmpty for a type that marshals itself.
func notEmptyBase(base model.Base, path Path) (Cond, bool) {
	switch base {
	case model.BaseBool:
		return Cond{Test: True, Path: path}, true
	case model.BaseNumber:
		return Cond{Test: NotZero, Path: path}, true
	case model.BaseString:
		return Cond{Test: NotEmpty, Path: path}, true
	case model.BaseList:
		return Cond{Test: HasElements, Path: path}, true
	default:
		return Cond{}, false
	}
}

// notZeroBase is notZero for a type t that marshals itself.
func (b *builder) notZeroBase(base model.Base, path Path, t model.Type) (Cond, bool) {
	switch base {
	case model.BaseList:
		return Cond{Test: NotNil, Path: path}, true
	case model.BaseComparable:
		return Cond{Test: NotZeroValue, Path: path, Type: b.typeOf(t)}, true
	default:
		return notEmptyBase(base, path)
	}
}
