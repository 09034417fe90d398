// Follows an expression to the statements it may become: constants, functions, branches, lists and names are read, values are bound.
import ts from 'typescript'
import { functionAround, readCall, returnsOf } from './calls.ts'
import { createNames } from './names.ts'
import type { Program } from './program.ts'
import {
  type Callable,
  type Case,
  combine,
  distinct,
  joinArrays,
  one,
  type Piece,
  type Scope,
  type Value,
  withWays,
} from './values.ts'

/** Deeper than any statement of the house; what calls itself ends here. */
const DEEPEST = 40
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined

export type Reader = {
  program: Program
  read: (node: ts.Expression, scope: Scope) => Case[]
  call: (callee: Value, args: Case[][]) => Case[] | undefined
  /** As `read`, of a name: callers are asked for plain texts, too. */
  readName: (node: ts.Expression, scope: Scope) => Case[]
  isSql: (type: ts.Type) => boolean
  /** Templates that were read. */
  seen: ReadonlySet<ts.Node>
}

export function createReader(program: Program): Reader {
  const { checker } = program
  const sqlTypes = new Map<ts.Type, boolean>()
  const seen = new Set<ts.Node>()
  let depth = 0
  /** Above 0 while a name (of a table, of a column) is wanted. */
  let naming = 0

  const isSql = (type: ts.Type): boolean => {
    const known = sqlTypes.get(type)
    if (known !== undefined) return known
    const found = type.isUnion()
      ? type.types.some(isSql)
      : Boolean(checker.getPropertyOfType(type, 'toOperationNode')) && !(type.flags & ts.TypeFlags.Any)
    sqlTypes.set(type, found)
    return found
  }

  const read: Reader['read'] = (node, scope) => {
    if (depth > DEEPEST) return one({ kind: 'other', node })
    depth++
    try {
      return distinct(readNode(node, scope))
    } finally {
      depth--
    }
  }

  function readNode(node: ts.Expression, scope: Scope): Case[] {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return read(node.expression, scope)
    if (ts.isStringLiteralLike(node)) return one({ kind: 'literal', value: node.text })
    if (ts.isNumericLiteral(node)) return one({ kind: 'literal', value: Number(node.text) })
    if (node.kind === ts.SyntaxKind.TrueKeyword) return one({ kind: 'literal', value: true })
    if (node.kind === ts.SyntaxKind.FalseKeyword) return one({ kind: 'literal', value: false })
    if (node.kind === ts.SyntaxKind.NullKeyword) return one({ kind: 'literal', value: null })
    if (ts.isIdentifier(node) && node.text === 'undefined') return one({ kind: 'literal', value: undefined })
    if (ts.isTaggedTemplateExpression(node)) return readTemplate(node, scope)
    if (ts.isTemplateExpression(node)) return readText(node, scope)
    if (ts.isConditionalExpression(node)) return readBranches(node, scope)
    if (ts.isBinaryExpression(node)) return readBinary(node, scope)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return one({ kind: 'function', node, scope })
    if (ts.isObjectLiteralExpression(node)) return one({ kind: 'object', node, scope })
    if (ts.isArrayLiteralExpression(node)) return readArray(node, scope)
    if (ts.isCallExpression(node)) return readCall(reader, node, scope) ?? unknown(node)
    if (ts.isIdentifier(node)) return names(node, scope)
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) && isModule(node.expression))
      return names(node.name, scope)
    if (ts.isPropertyAccessExpression(node))
      return read(node.expression, scope).flatMap((item) =>
        withWays(item, property(item.value, node.name.text) ?? unknown(node)),
      )
    if (ts.isElementAccessExpression(node)) return readElement(node, scope)
    return unknown(node)
  }

  /** What a domain's door gives out as a whole: `export * as …`. */
  function isModule(node: ts.Expression): boolean {
    const found = checker.getSymbolAtLocation(node)
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    return Boolean(symbol && symbol.flags & ts.SymbolFlags.ValueModule)
  }

  /** By its type: one of a few words, or known while running only. */
  function unknown(node: ts.Node): Case[] {
    const type = checker.getTypeAtLocation(node)
    const types = (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & NOTHING))
    if (types.length > 0 && types.every((one) => one.isStringLiteral()))
      return types.map((one) => ({
        value: { kind: 'literal', value: (one as ts.StringLiteralType).value },
        ways: new Map([[node.getText(), (one as ts.StringLiteralType).value]]),
      }))
    return one({ kind: 'other', node })
  }

  function readTemplate(node: ts.TaggedTemplateExpression, scope: Scope): Case[] {
    if (!ts.isIdentifier(node.tag) || node.tag.text !== 'sql') return unknown(node)
    seen.add(node)
    const { template } = node
    if (ts.isNoSubstitutionTemplateLiteral(template)) return one({ kind: 'sql', pieces: [template.text], origin: node })
    const spans = template.templateSpans.map(({ expression }): Case[] => {
      const type = checker.getTypeAtLocation(expression)
      // A value, whatever it is.
      if (!isSql(type) && !(type.flags & ts.TypeFlags.TypeParameter)) return one({ kind: 'other', node: expression })
      return read(expression, scope)
    })
    return combine(spans).map(({ values, ways }) => ({
      value: {
        kind: 'sql',
        origin: node,
        pieces: [
          template.head.text,
          ...template.templateSpans.flatMap(({ expression, literal }, at) => [
            ...pieces(values[at] as Value, expression),
            literal.text,
          ]),
        ],
      },
      ways,
    }))
  }

  function pieces(value: Value, at: ts.Expression): Piece[] {
    if (value.kind === 'sql') return value.pieces
    if (value.kind === 'other' && isSql(checker.getTypeAtLocation(value.node))) return [{ open: at }]
    return [{ bound: at }]
  }

  function readText(node: ts.TemplateExpression, scope: Scope): Case[] {
    return combine(node.templateSpans.map(({ expression }) => read(expression, scope))).map(({ values, ways }) => {
      const parts = values.map((value) => (value.kind === 'literal' ? String(value.value) : undefined))
      if (parts.includes(undefined)) return { value: { kind: 'other', node }, ways }
      const text = node.templateSpans.map(({ literal }, at) => `${parts[at]}${literal.text}`).join('')
      return { value: { kind: 'literal', value: node.head.text + text }, ways }
    })
  }

  function readBranches({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, scope: Scope): Case[] {
    const key = `${functionAround(condition)?.pos ?? 0} ${condition.getSourceFile().fileName} ${condition.getText()}`
    const branch = { true: read(whenTrue, scope), false: read(whenFalse, scope) }
    const known = read(condition, scope)
    if (known.every(({ value }) => value.kind === 'literal'))
      return known.flatMap((item) =>
        withWays(item, branch[item.value.kind === 'literal' && item.value.value ? 'true' : 'false']),
      )
    return (['true', 'false'] as const).flatMap((way) =>
      branch[way].flatMap((item) => withWays({ value: item.value, ways: new Map([[key, way]]) }, [item])),
    )
  }

  function readBinary(node: ts.BinaryExpression, scope: Scope): Case[] {
    const { kind } = node.operatorToken
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [
        ...read(node.left, scope).filter(({ value }) => !(value.kind === 'literal' && value.value == null)),
        ...read(node.right, scope),
      ]
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return [...read(node.right, scope), ...one({ kind: 'literal', value: undefined })]
    if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) {
      return combine([read(node.left, scope), read(node.right, scope)]).map(({ values: [a, b], ways }) => ({
        value:
          a?.kind === 'literal' && b?.kind === 'literal'
            ? { kind: 'literal', value: (a.value === b.value) === (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) }
            : { kind: 'other', node },
        ways,
      }))
    }
    if (kind === ts.SyntaxKind.PlusToken)
      return combine([read(node.left, scope), read(node.right, scope)]).map(({ values: [a, b], ways }) => ({
        value:
          a?.kind === 'literal' && b?.kind === 'literal'
            ? { kind: 'literal', value: `${a.value}${b.value}` }
            : { kind: 'other', node },
        ways,
      }))
    return one({ kind: 'other', node })
  }

  function readArray(node: ts.ArrayLiteralExpression, scope: Scope): Case[] {
    const lists = node.elements.map((element): Case[] => {
      if (!ts.isSpreadElement(element))
        return read(element, scope).map(({ value, ways }) => ({
          value: { kind: 'array', items: [value], whole: true },
          ways,
        }))
      return read(element.expression, scope).map(({ value, ways }) => ({
        value: value.kind === 'array' ? value : { kind: 'array', items: [value], whole: false },
        ways,
      }))
    })
    return joinArrays(lists)
  }

  function readElement(node: ts.ElementAccessExpression, scope: Scope): Case[] {
    return read(node.expression, scope).flatMap((item): Case[] => {
      if (item.value.kind === 'array') return item.value.items.map((value) => ({ value, ways: item.ways }))
      if (item.value.kind !== 'object') return withWays(item, unknown(node))
      const { value: object } = item
      const keys = read(node.argumentExpression, scope)
      // Asked twice in a statement, it is asked for the same.
      const asked = `member of ${object.node.pos} ${object.node.getSourceFile().fileName}`
      const named = (name: string) =>
        withWays({ value: object, ways: new Map([[asked, name]]) }, property(object, name) ?? [])
      const every = object.node.properties.flatMap(({ name }) =>
        name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name.text] : [],
      )
      return keys.flatMap((key) =>
        withWays(
          key,
          key.value.kind === 'literal' ? named(String(key.value.value)) : every.flatMap((name) => named(name)),
        ),
      )
    })
  }

  function property(value: Value, name: string): Case[] | undefined {
    if (value.kind === 'array' && name === 'length') return undefined
    if (value.kind === 'other' && ts.isExpression(value.node)) return undefined
    if (value.kind !== 'object') return undefined
    for (const member of [...value.node.properties].reverse()) {
      if (ts.isSpreadAssignment(member)) {
        const spread = read(member.expression, value.scope).flatMap((item) =>
          withWays(item, property(item.value, name) ?? []),
        )
        if (spread.length > 0) return spread
      }
      const named =
        member.name && (ts.isIdentifier(member.name) || ts.isStringLiteralLike(member.name)) ? member.name.text : ''
      if (named !== name) continue
      if (ts.isPropertyAssignment(member)) return read(member.initializer, value.scope)
      if (ts.isShorthandPropertyAssignment(member)) return read(member.name, value.scope)
      if (ts.isMethodDeclaration(member)) return one({ kind: 'function', node: member, scope: value.scope })
    }
    return undefined
  }

  function call(callee: Value, args: Case[][]): Case[] | undefined {
    if (callee.kind !== 'function' || !callee.node.body) return undefined
    const scope = bind(callee.node, callee.scope, args)
    if (!ts.isBlock(callee.node.body)) return read(callee.node.body, scope)
    return returnsOf(callee.node).flatMap((result) => read(result, scope))
  }

  function bind(node: Callable, outer: Scope, args: Case[][]): Scope {
    const scope = new Map(outer)
    node.parameters.forEach((parameter, at) => {
      const given =
        args[at] ??
        (parameter.initializer ? read(parameter.initializer, outer) : one({ kind: 'literal', value: undefined }))
      if (ts.isIdentifier(parameter.name)) {
        const symbol = checker.getSymbolAtLocation(parameter.name)
        if (symbol) scope.set(symbol, given)
      } else if (ts.isObjectBindingPattern(parameter.name)) {
        for (const element of parameter.name.elements) {
          const symbol = checker.getSymbolAtLocation(element.name)
          const name = (element.propertyName ?? element.name).getText()
          if (symbol)
            scope.set(
              symbol,
              given.flatMap((item) => withWays(item, property(item.value, name) ?? unknown(element.name))),
            )
        }
      }
    })
    return scope
  }

  const readName: Reader['read'] = (node, scope) => {
    naming++
    try {
      return read(node, scope)
    } finally {
      naming--
    }
  }
  const names = createNames({ program, read, property, unknown, isSql, naming: () => naming > 0 })
  const reader: Reader = { program, read, readName, call, isSql, seen }
  return reader
}
