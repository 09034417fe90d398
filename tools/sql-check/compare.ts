// Does a row type say what the columns are?
import ts from 'typescript'
import type { Column, Kind } from './describe.ts'

export function compareRow(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: readonly Column[],
  several: boolean,
): string[] {
  if (row.flags & ts.TypeFlags.Any) return []
  // Of several shapes one has to fit.
  const shapes = row.isUnion() ? row.types : [row]
  const found = shapes.map((shape) => compareShape(checker, shape, columns, several))
  return found.find((problems) => problems.length === 0) ?? found[0] ?? []
}

function compareShape(checker: ts.TypeChecker, row: ts.Type, columns: readonly Column[], several: boolean): string[] {
  const problems: string[] = []
  const members = new Map(checker.getPropertiesOfType(row).map((member) => [member.name, member]))
  const seen = new Set<string>()
  for (const column of columns) {
    const { name, kind, type } = column
    if (seen.has(name)) problems.push(`column ${name} comes twice`)
    seen.add(name)
    const member = members.get(name)
    if (!member) {
      // What a function answers that answers nothing.
      if (type === 'void') continue
      problems.push(`column ${name} is not in the row's type`)
      continue
    }
    const declared = checker.getTypeOfSymbol(member)
    if (column.nullable && !mayBeNull(declared))
      problems.push(`${name} may be null, which ${checker.typeToString(declared)} does not say`)
    if (!fits(checker, declared, kind, several))
      problems.push(`${name} is ${type}, which is read as ${tell(kind)}, not ${checker.typeToString(declared)}`)
  }
  for (const [name, member] of members)
    if (!seen.has(name) && !(member.flags & ts.SymbolFlags.Optional)) problems.push(`no column is named ${name}`)
  return problems
}

const tell = (kind: Kind): string => (typeof kind === 'string' ? kind : `list of ${tell(kind.list)}`)

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter

/** `several`: the column is another in each text of the statement, so one of the kinds has to fit. */
function fits(checker: ts.TypeChecker, type: ts.Type, kind: Kind, several: boolean): boolean {
  const parts = partsOf(type).filter((part) => !(part.flags & NOTHING))
  const one = (part: ts.Type): boolean => {
    if (part.flags & ANYTHING) return true
    // A brand on a plain value.
    if (part.isIntersection()) return part.types.some((half) => fits(checker, half, kind, several))
    if (typeof kind !== 'string') {
      const element = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference)[0] : undefined
      return element !== undefined && fits(checker, element, kind.list, several)
    }
    return FITS[kind](part, checker)
  }
  return several && kind !== 'json' && parts.length > 0 ? parts.some(one) : parts.every(one)
}

const mayBeNull = (type: ts.Type): boolean =>
  partsOf(type).some((part) => Boolean(part.flags & (ts.TypeFlags.Null | ANYTHING)))

const named = (type: ts.Type, ...names: string[]) => names.includes(type.symbol?.name ?? '')

const FITS: Record<Exclude<Kind, object>, (type: ts.Type, checker: ts.TypeChecker) => boolean> = {
  string: (type) => Boolean(type.flags & ts.TypeFlags.StringLike),
  number: (type) => Boolean(type.flags & ts.TypeFlags.NumberLike),
  boolean: (type) => Boolean(type.flags & ts.TypeFlags.BooleanLike),
  date: (type) => named(type, 'Date'),
  buffer: (type) => named(type, 'Buffer', 'Uint8Array'),
  json: (type, checker) => isJson(type, checker, 0),
  object: (type) => Boolean(type.flags & ts.TypeFlags.Object),
}

/** Deep enough for what the house keeps as JSON; types that hold themselves end here. */
const DEEPEST = 6

/** JSON knows no days and no bytes: there they are texts. */
function isJson(type: ts.Type, checker: ts.TypeChecker, depth: number): boolean {
  if (depth > DEEPEST || type.flags & ANYTHING) return true
  if (type.isUnionOrIntersection()) return type.types.every((part) => isJson(part, checker, depth))
  if (type.flags & ts.TypeFlags.BigIntLike || named(type, 'Date', 'Buffer', 'Uint8Array', 'Map', 'Set')) return false
  if (!(type.flags & ts.TypeFlags.Object)) return true
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).every((part) => isJson(part, checker, depth + 1))
  return checker
    .getPropertiesOfType(type)
    .every((member) => isJson(checker.getTypeOfSymbol(member), checker, depth + 1))
}
