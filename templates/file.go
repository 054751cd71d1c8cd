// Package templates renders plans as Go source, and as pages of Markdown. It is the
// only package that imports jennifer, and it makes no decisions: the same plan
// always gives the same bytes. Each file is about one kind of declaration, each function has its
// output as its comment; plan.Decl lists the kinds.
package templates

import (
	"bytes"
	"fmt"
	"go/format"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// Render is f as a formatted Go file. Its error says that the plan does not
// make a valid file: a bug of ours.
func Render(f plan.File) ([]byte, error) {
	file := jen.NewFilePathName(f.Path, f.Package)
	file.NoFormat = true
	file.HeaderComment(plan.Header)
	if f.Note != "" {
		file.HeaderComment("// " + f.Note)
	}
	for _, i := range f.Imports {
		if i.Alias {
			file.ImportAlias(i.Path, i.Name)
		} else {
			file.ImportName(i.Path, i.Name)
		}
	}
	p := pen{f.Locals}
	for _, d := range f.Decls {
		file.Add(p.decl(d)).Line()
	}
	var draft bytes.Buffer
	if err := file.Render(&draft); err != nil {
		return nil, fmt.Errorf("render %s: %w", f.Path, err)
	}
	source, err := format.Source(draft.Bytes())
	if err != nil {
		return nil, fmt.Errorf("format %s: %w\n%s", f.Path, err, around(draft.Bytes(), err))
	}
	if source, err = verified(f, source); err != nil {
		return nil, fmt.Errorf("render %s: %w", f.Path, err)
	}
	return source, nil
}

// decl renders one declaration.
func (p pen) decl(d plan.Decl) jen.Code {
	switch d := d.(type) {
	case plan.Level:
		return level(d)
	case plan.ToolSet:
		return p.toolSet(d)
	case plan.CodeConst:
		return codeConst(d)
	case plan.ErrorVar:
		return errorVar(d)
	case plan.SpecVar:
		return specVar(d)
	case plan.RuleVar:
		return ruleVar(d)
	case plan.FreshTest:
		return p.freshTest(d)
	case plan.ExamplesTest:
		return p.examplesTest(d)
	case plan.FuzzTest:
		return p.fuzzTest(d)
	case plan.Struct:
		return structType(d)
	case plan.Enum:
		return enumType(d)
	case plan.Program:
		return program(d)
	}
	if code := p.adapterDecl(d); code != nil {
		return code
	}
	if code := p.funcDecl(d); code != nil {
		return code
	}
	return p.guardDecl(d)
}

// adapterDecl renders a declaration of an adapter; nil for others.
func (p pen) adapterDecl(d plan.Decl) jen.Code {
	switch d := d.(type) {
	case plan.AdapterVar:
		return adapterVar(d)
	case plan.AdapterType:
		return adapterType(d)
	case plan.SpecMethod:
		return specMethod(d)
	case plan.ReadMethod:
		return p.readMethod(d)
	case plan.DecodeMethod:
		return p.decodeMethod(d)
	case plan.ValidateMethod:
		return p.validateMethod(d)
	case plan.ArgumentsMethod:
		return p.argumentsMethod(d)
	case plan.NormalizeMethod:
		return p.normalizeMethod(d)
	case plan.SummaryFunc:
		return p.summaryFunc(d)
	case plan.ResultMethod:
		return p.resultMethod(d)
	case plan.CompactMethod:
		return p.compactMethod(d)
	case plan.VerboseMethod:
		return p.verboseMethod(d)
	case plan.ArgumentsJSONMethod:
		return p.argumentsJSONMethod(d)
	case plan.JSONMethod:
		return p.jsonMethod(d)
	case plan.LimitMethod:
		return p.limitMethod(d)
	case plan.BindMethod:
		return p.bindMethod(d)
	case plan.BindRawMethod:
		return p.bindRawMethod(d)
	default:
		return nil
	}
}

// funcDecl renders a function that tools share; nil for others.
func (p pen) funcDecl(d plan.Decl) jen.Code {
	switch d := d.(type) {
	case plan.DecodeObject:
		return p.decodeObject(d)
	case plan.DecodeList:
		return p.decodeList(d)
	case plan.DecodeArray:
		return p.decodeArray(d)
	case plan.DecodeMap:
		return p.decodeMap(d)
	case plan.CheckObject:
		return p.checkObject(d)
	case plan.CheckList:
		return p.checkList(d)
	case plan.CheckMap:
		return p.checkMap(d)
	case plan.ObjectVar:
		return objectVar(d)
	case plan.EnumVar:
		return enumVar(d)
	case plan.ExtractObject:
		return p.extractObject(d)
	case plan.ExtractList:
		return p.extractList(d)
	case plan.ExtractArray:
		return p.extractArray(d)
	case plan.ExtractMap:
		return p.extractMap(d)
	case plan.WriteFields:
		return p.writeFields(d)
	case plan.WriteRow:
		return p.writeRow(d)
	case plan.WriteList:
		return p.writeList(d)
	case plan.CiteObject:
		return p.citeObject(d)
	case plan.EncodeObject:
		return p.encodeObject(d)
	case plan.EncodeList:
		return p.encodeList(d)
	case plan.EncodeMap:
		return p.encodeMap(d)
	default:
		return nil
	}
}

// guardDecl renders a guard.
func (p pen) guardDecl(d plan.Decl) jen.Code {
	switch d := d.(type) {
	case plan.GuardType:
		return guardType(d)
	case plan.GuardVar:
		return guardVar(d)
	case plan.GuardFieldTypes:
		return guardFieldTypes(d)
	case plan.GuardFields:
		return p.guardFields(d)
	case plan.GuardBaseTypes:
		return guardBaseTypes(d)
	case plan.GuardBases:
		return guardBases(d)
	case plan.GuardConstTypes:
		return guardConstTypes(d)
	case plan.GuardConsts:
		return guardConsts(d)
	default:
		panic(fmt.Sprintf("unreachable: %T", d))
	}
}
