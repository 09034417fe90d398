// Calls inside a statement: kysely's own words, lists, and functions of the house.
import ts from 'typescript'
import type { Reader } from './inline.ts'
import type { Program } from './program.ts'
import {
  type Callable,
  type Case,
  combine,
  joinArrays,
  one,
  type Piece,
  type Scope,
  type Value,
  withWays,
} from './values.ts'

const nameOf = (text: string) =>
  text
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
const literalOf = (value: unknown) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** What a fragment of kysely's makes of a word that is known. */
const WORDS: Record<string, (value: unknown) => string> = {
  ref: (value) => nameOf(String(value)),
  table: (value) => nameOf(String(value)),
  id: (value) => nameOf(String(value)),
  lit: literalOf,
  raw: String,
}

/** Undefined: nothing known of it. */
export function readCall(reader: Reader, node: ts.CallExpression, scope: Scope): Case[] | undefined {
  const { expression } = node
  const first = node.arguments[0]
  if (ts.isPropertyAccessExpression(expression)) {
    const method = expression.name.text
    if (ts.isIdentifier(expression.expression) && expression.expression.text === 'sql' && first)
      return method === 'join' ? readJoin(reader, node, scope) : readWord(reader, method, first, scope)
    const listed = readList(reader, node, expression.expression, method, scope)
    if (listed) return listed
  }
  const args = node.arguments.map((argument) => reader.read(argument, scope))
  const cases = reader.read(expression, scope).flatMap((item) => withWays(item, reader.call(item.value, args) ?? []))
  return cases.length > 0 ? cases : undefined
}

function readWord({ readName, program }: Reader, method: string, first: ts.Expression, scope: Scope): Case[] {
  const write = WORDS[method]
  return readName(first, scope).map(({ value, ways }): Case => {
    const piece: Piece =
      method === 'val' ? { bound: first } : value.kind === 'literal' && write ? write(value.value) : { open: first }
    const known: Piece = typeof piece === 'string' || method !== 'lit' ? piece : anyOf(program, value)
    return { value: { kind: 'sql', pieces: [known], origin: undefined }, ways }
  })
}

/** A text or a number, whichever: neither changes what a statement is. */
function anyOf({ checker }: Program, value: Value): string {
  const type = value.kind === 'other' ? checker.getTypeAtLocation(value.node) : undefined
  const parts = type?.isUnion() ? type.types : [type]
  return parts.some((part) => part && part.flags & ts.TypeFlags.StringLike) ? `'x'` : '1'
}

function readJoin(
  { read, isSql, program }: Reader,
  { arguments: [list, separator] }: ts.CallExpression,
  scope: Scope,
): Case[] {
  if (!list) return []
  const between: Case[] = separator ? read(separator, scope) : one({ kind: 'sql', pieces: [', '], origin: undefined })
  return combine([read(list, scope), between]).map(({ values: [value, mark], ways }): Case => {
    const items = value?.kind === 'array' ? value.items : [value]
    const marks = mark?.kind === 'sql' ? mark.pieces : [', ']
    const pieces = items.flatMap((item, at): Piece[] => {
      const own: Piece[] =
        item?.kind === 'sql'
          ? item.pieces
          : item?.kind === 'other' && isSql(program.checker.getTypeAtLocation(item.node))
            ? [{ open: list }]
            : [{ bound: list }]
      return at === 0 ? own : [...marks, ...own]
    })
    return { value: { kind: 'sql', pieces, origin: undefined }, ways }
  })
}

/** One element stands for all of a list that is known while running only. */
function readList(
  reader: Reader,
  node: ts.CallExpression,
  receiver: ts.Expression,
  method: string,
  scope: Scope,
): Case[] | undefined {
  const { read, call } = reader
  const first = node.arguments[0]
  if (method === 'map' || method === 'flatMap') {
    if (!first) return undefined
    return read(receiver, scope).flatMap((item): Case[] => {
      const { value } = item
      const items: Value[] =
        value.kind === 'array' ? value.items : [{ kind: 'other', node: elementOf(first) ?? receiver }]
      const results = items.map((element) =>
        read(first, scope).flatMap((mapper) => call(mapper.value, [one(element)]) ?? one({ kind: 'other', node })),
      )
      const lists = results.map((cases) =>
        cases.map(
          ({ value: result, ways }): Case => ({
            value:
              result.kind === 'array' && method === 'flatMap'
                ? result
                : { kind: 'array', items: [result], whole: false },
            ways,
          }),
        ),
      )
      return withWays(item, joinArrays(lists))
    })
  }
  if (method === 'filter')
    return read(receiver, scope).map(({ value, ways }) => ({
      value:
        value.kind === 'array'
          ? { ...value, items: value.items.filter((item) => item.kind !== 'literal' || item.value) }
          : value,
      ways,
    }))
  if (method === 'toSorted' || method === 'slice') return read(receiver, scope)
  if ((method === 'values' || method === 'entries') && first && receiver.getText() === 'Object') {
    return read(first, scope).flatMap((item): Case[] => {
      if (item.value.kind !== 'object') return []
      const { node: object, scope: inner } = item.value
      const members = object.properties.filter(ts.isPropertyAssignment).map((member): Case[] =>
        read(member.initializer, inner).map(({ value, ways }) => ({
          value: {
            kind: 'array',
            whole: true,
            items: [
              method === 'values'
                ? value
                : { kind: 'array', whole: true, items: [{ kind: 'literal', value: member.name.getText() }, value] },
            ],
          },
          ways,
        })),
      )
      return withWays(item, joinArrays(members))
    })
  }
  return undefined
}

/** Where a list is not known, its element is what the function over it takes. */
function elementOf(mapper: ts.Expression): ts.Node | undefined {
  return ts.isArrowFunction(mapper) ? mapper.parameters[0]?.name : undefined
}

/** What a function gives back, wherever it does. */
export function returnsOf(node: Callable): ts.Expression[] {
  return [...ownNodes(node)].flatMap((one) => (ts.isReturnStatement(one) && one.expression ? [one.expression] : []))
}

function* ownNodes(holder: ts.Node): Generator<ts.Node> {
  for (const node of childrenOf(holder)) {
    yield node
    if (!ts.isFunctionLike(node)) yield* ownNodes(node)
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    below.push(child)
  })
  return below
}

export function functionAround(node: ts.Node): ts.Node | undefined {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return at
  return undefined
}
