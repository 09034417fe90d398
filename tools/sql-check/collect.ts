// Every statement of the product, and every template that no statement was found to hold.
import ts from 'typescript'
import { createReader } from './inline.ts'
import { nodesOf, type Program } from './program.ts'
import { type Case, type Piece, textOf } from './values.ts'

export type Statement = {
  node: ts.Node
  place: string
  /** Different texts that it may be; the same text may be several statements'. */
  texts: string[]
  /** What the program says a row is; undefined: rows are not looked at. */
  row: ts.Type | undefined
}
export type Open = { place: string; why: string }

export function collectStatements(program: Program): { statements: Statement[]; open: Open[] } {
  const { checker, placeOf } = program
  const reader = createReader(program)
  const statements: Statement[] = []
  const open: Open[] = []

  const follow = (pieces: readonly Piece[], node: ts.Node) => {
    const lost = pieces.flatMap((piece) => (typeof piece !== 'string' && 'open' in piece ? [piece.open] : []))
    for (const at of lost) open.push({ place: placeOf(at), why: `what is \`${at.getText()}\`? (in ${placeOf(node)})` })
    return lost.length === 0
  }

  function addStatement(call: ts.CallExpression, receiver: ts.Expression): void {
    const type = checker.getTypeAtLocation(receiver)
    const declared = checker.getTypeArguments(type as ts.TypeReference)[0]
    const cases = reader.read(receiver, new Map())
    const byRow = Map.groupBy(cases, ({ value }) =>
      rowOf(checker, value.kind === 'sql' ? value.origin : undefined, declared),
    )
    for (const [row, same] of byRow) {
      const texts = same.flatMap((item: Case) => {
        if (item.value.kind !== 'sql') {
          open.push({ place: placeOf(call), why: 'what is run here?' })
          return []
        }
        return follow(item.value.pieces, call) ? [textOf(item.value.pieces)] : []
      })
      statements.push({ node: call, place: placeOf(call), texts: [...new Set(texts)], row })
    }
  }

  function addQuery(call: ts.CallExpression): void {
    const first = call.arguments[0]
    if (!first) return
    const literals = reader.read(first, new Map())
    const texts = literals.flatMap(({ value }) =>
      value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : [],
    )
    if (texts.length < literals.length) open.push({ place: placeOf(call), why: `what is \`${first.getText()}\`?` })
    const row = call.typeArguments?.[0] && checker.getTypeFromTypeNode(call.typeArguments[0])
    // Without values the server takes several at once.
    const single =
      call.arguments.length === 1 ? texts.flatMap((text) => text.split(';')).filter((text) => text.trim()) : texts
    if (texts.length > 0) statements.push({ node: call, place: placeOf(call), texts: [...new Set(single)], row })
  }

  for (const source of program.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue
      const { name, expression } = node.expression
      if (name.text === 'execute' || name.text === 'compile') {
        if (checker.getTypeAtLocation(expression).symbol?.name === 'RawBuilder') addStatement(node, expression)
      } else if (name.text === 'query' && isServer(checker.getTypeAtLocation(expression))) addQuery(node)
    }
  }
  return { statements, open: [...open, ...unused(program, reader.seen)] }
}

const isServer = (type: ts.Type) => /^(?:Pool|Client|PoolClient|ClientBase)$/.test(type.symbol?.name ?? '')

function rowOf(
  checker: ts.TypeChecker,
  origin: ts.TaggedTemplateExpression | undefined,
  declared: ts.Type | undefined,
): ts.Type | undefined {
  // Run by a function that takes any statement: the statement itself tells.
  const own = origin?.typeArguments?.[0] && checker.getTypeFromTypeNode(origin.typeArguments[0])
  const row = declared && !(declared.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Unknown)) ? declared : own
  return row && row.flags & ts.TypeFlags.Unknown ? undefined : row
}

/** Templates that no statement holds. */
function unused({ sources, placeOf }: Program, seen: ReadonlySet<ts.Node>): Open[] {
  return sources.flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql')
      .filter((node) => !seen.has(node))
      .map((node) => ({ place: placeOf(node), why: 'no statement was found that holds this' })),
  )
}
