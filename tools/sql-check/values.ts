// What an expression may be once the program runs, as far as its text tells.
import type ts from 'typescript'

export type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration
/** A piece of a statement: words, a value that is bound, or a fragment nobody could follow. */
export type Piece = string | { bound: ts.Node } | { open: ts.Node }

export type Value =
  | { kind: 'sql'; pieces: Piece[]; origin: ts.TaggedTemplateExpression | undefined }
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'array'; items: Value[]; whole: boolean }
  | { kind: 'object'; node: ts.ObjectLiteralExpression; scope: Scope }
  | { kind: 'function'; node: Callable; scope: Scope }
  /** Known while running only. */
  | { kind: 'other'; node: ts.Node }

/** One of the things an expression may be, and which way each condition went for it. */
export type Case = { value: Value; ways: Ways }
export type Ways = ReadonlyMap<string, string>
export type Scope = ReadonlyMap<ts.Symbol, Case[]>

/** Beyond this many ways through one expression each branch is looked at, but not with every other. */
const MOST = 48

export const NO_WAYS: Ways = new Map()
export const one = (value: Value): Case[] => [{ value, ways: NO_WAYS }]

/** Undefined if both cannot be at once. */
export function meet(a: Ways, b: Ways): Ways | undefined {
  if (a.size === 0) return b
  if (b.size === 0) return a
  for (const [condition, way] of a) if ((b.get(condition) ?? way) !== way) return undefined
  return new Map([...a, ...b])
}

/** One of each list, in every combination that can be; of too many so that every case still comes up. */
export function combine(lists: Case[][]): { values: Value[]; ways: Ways }[] {
  type Row = { values: Value[]; ways: Ways }
  const add = (row: Row, { value, ways }: Case): Row | undefined => {
    const both = meet(row.ways, ways)
    return both && { values: [...row.values, value], ways: both }
  }
  let rows: Row[] = [{ values: [], ways: NO_WAYS }]
  for (const list of lists) {
    const next = rows.flatMap((row) => list.flatMap((item) => add(row, item) ?? []))
    if (next.length > MOST) return cover(lists, add)
    rows = next
  }
  return rows
}

function cover<Row extends { values: Value[]; ways: Ways }>(
  lists: Case[][],
  add: (row: { values: Value[]; ways: Ways }, item: Case) => Row | undefined,
): { values: Value[]; ways: Ways }[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: Math.min(longest, MOST) }, (_, at) => {
    let row: { values: Value[]; ways: Ways } | undefined = { values: [], ways: NO_WAYS }
    for (const list of lists) {
      const turned = list.map((__, step) => list[(at + step) % list.length] as Case)
      const before: { values: Value[]; ways: Ways } | undefined = row
      row = before && turned.map((item) => add(before, item)).find(Boolean)
    }
    return row
  }).filter((row) => row !== undefined)
}

/** No two alike. */
export function distinct(cases: Case[]): Case[] {
  const seen = new Set<string>()
  return cases.filter(({ value, ways }) => {
    const told = tell(value)
    if (told === undefined) return true
    const key = `${told}\u0000${[...ways].join()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function tell(value: Value): string | undefined {
  if (value.kind === 'literal') return `literal ${String(value.value)}`
  if (value.kind === 'sql') return textOf(value.pieces)
  return undefined
}

/** The statement as the server gets it: values numbered. */
export function textOf(pieces: readonly Piece[]): string {
  let bound = 0
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return 'bound' in piece ? `$${++bound}` : '«open»'
    })
    .join('')
}

/** Each of `inner`, reached by the way of `outer`. */
export function withWays(outer: Case, inner: Case[]): Case[] {
  return inner.flatMap(({ value, ways }) => {
    const both = meet(outer.ways, ways)
    return both ? [{ value, ways: both }] : []
  })
}

/** Lists, one behind the other. */
export function joinArrays(lists: Case[][]): Case[] {
  return combine(lists).map(({ values, ways }) => ({
    value: {
      kind: 'array',
      items: values.flatMap((value) => (value.kind === 'array' ? value.items : [value])),
      whole: values.every((value) => value.kind === 'array' && value.whole),
    },
    ways,
  }))
}
