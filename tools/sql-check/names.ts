// What a name in a statement stands for: what the call gave it, its constant, its list, or what all callers give.
import ts from 'typescript'
import { functionAround } from './calls.ts'
import { nodesOf, type Program } from './program.ts'
import { type Case, joinArrays, one, type Scope, type Value, withWays } from './values.ts'

type Needs = {
  program: Program
  read: (node: ts.Expression, scope: Scope) => Case[]
  property: (value: Value, name: string) => Case[] | undefined
  unknown: (node: ts.Node) => Case[]
  isSql: (type: ts.Type) => boolean
  /** Whether a name (of a table, of a column) is wanted. */
  naming: () => boolean
}

export function createNames({ program, read, property, unknown, isSql, naming }: Needs) {
  const { checker } = program

  /** A name: what the call gave it, its constant, its function, or what all callers give. */
  function readIdentifier(node: ts.Identifier, scope: Scope): Case[] {
    const found = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    if (!found) return unknown(node)
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    const given = scope.get(symbol)
    if (given) return given
    const declared = symbol.valueDeclaration
    if (!declared) return unknown(node)
    if (ts.isFunctionDeclaration(declared)) return one({ kind: 'function', node: declared, scope })
    if (ts.isVariableDeclaration(declared) && declared.initializer)
      return withPushed(read(declared.initializer, scope), declared, node, scope)
    if (ts.isVariableDeclaration(declared)) return eachOf(declared, scope) ?? unknown(node)
    if (ts.isBindingElement(declared)) return readBinding(declared, scope) ?? unknown(node)
    if (ts.isParameter(declared)) return fromCallers(declared, node) ?? unknown(node)
    return unknown(node)
  }

  function readBinding(element: ts.BindingElement, scope: Scope): Case[] | undefined {
    const pattern = element.parent
    const holder = pattern.parent
    if (!ts.isIdentifier(element.name)) return undefined
    if (ts.isArrayBindingPattern(pattern)) {
      const at = pattern.elements.indexOf(element)
      const lists = ts.isVariableDeclaration(holder) ? eachOf(holder, scope) : undefined
      const cases = lists?.flatMap(({ value, ways }): Case[] => {
        const item = value.kind === 'array' ? value.items[at] : undefined
        return item ? [{ value: item, ways }] : []
      })
      return cases?.length ? cases : undefined
    }
    const name =
      element.propertyName && ts.isIdentifier(element.propertyName) ? element.propertyName.text : element.name.text
    const whole =
      ts.isVariableDeclaration(holder) && holder.initializer
        ? read(holder.initializer, scope)
        : ts.isParameter(holder)
          ? fromCallers(holder, element)
          : undefined
    return whole?.flatMap((item) => withWays(item, property(item.value, name) ?? unknown(element.name)))
  }

  /** What runs through a list that is known. */
  function eachOf(declared: ts.VariableDeclaration, scope: Scope): Case[] | undefined {
    const loop = declared.parent.parent
    if (!ts.isForOfStatement(loop)) return undefined
    const key = `turn of ${loop.pos} ${loop.getSourceFile().fileName}`
    const cases = read(loop.expression, scope).flatMap(({ value, ways }) =>
      value.kind === 'array'
        ? value.items.map((item, at) => ({ value: item, ways: new Map([...ways, [key, String(at)]]) }))
        : [],
    )
    return cases.length > 0 ? cases : undefined
  }

  /** What lists get later by push(). */
  function withPushed(cases: Case[], declared: ts.VariableDeclaration, at: ts.Node, scope: Scope): Case[] {
    if (!cases.some(({ value }) => value.kind === 'array') || !ts.isIdentifier(declared.name)) return cases
    const name = declared.name.text
    const around = functionAround(at)
    if (!around || around !== functionAround(declared)) return cases
    const mentions = (receiver: ts.Expression) => {
      if (!ts.isIdentifier(receiver)) return false
      if (receiver.text === name) return true
      const alias = checker.getSymbolAtLocation(receiver)?.valueDeclaration
      return Boolean(
        alias &&
          ts.isVariableDeclaration(alias) &&
          alias.initializer &&
          ts.isConditionalExpression(alias.initializer) &&
          [...nodesOf(alias.initializer)].some((one) => ts.isIdentifier(one) && one.text === name),
      )
    }
    const pushed = [...nodesOf(around)].filter(ts.isCallExpression).flatMap((call) => {
      const { expression } = call
      if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'push') return []
      return mentions(expression.expression) ? [...call.arguments].map((argument) => ({ call, argument })) : []
    })
    const nothing: Case = { value: { kind: 'array', items: [], whole: true }, ways: new Map() }
    const lists = pushed.map(({ call, argument }): Case[] => {
      const key = `pushed ${call.pos} ${call.getSourceFile().fileName}`
      return [
        ...read(argument, scope).map(
          ({ value, ways }): Case => ({
            value: { kind: 'array', items: [value], whole: true },
            ways: new Map([...ways, [key, 'yes']]),
          }),
        ),
        { ...nothing, ways: new Map([[key, 'no']]) },
      ]
    })
    return joinArrays([cases, ...lists])
  }

  const asked = new Map<ts.ParameterDeclaration, Case[] | undefined>()
  /** Whether callers may know: of a fragment, of what holds fragments, and of a name where a name is wanted. */
  function worthAsking(type: ts.Type): boolean {
    if (type.flags & ts.TypeFlags.String) return naming()
    if (isSql(type)) return true
    return (
      Boolean(type.flags & ts.TypeFlags.Object) &&
      type
        .getProperties()
        .some(
          (member) =>
            isSql(checker.getTypeOfSymbol(member)) ||
            (naming() && Boolean(checker.getTypeOfSymbol(member).flags & ts.TypeFlags.String)),
        )
    )
  }
  /** What a parameter is, by all calls of its function; only asked where a fragment or a name is wanted. */
  function fromCallers(parameter: ts.ParameterDeclaration, at: ts.Node): Case[] | undefined {
    const holder = parameter.parent
    const name =
      ts.isFunctionDeclaration(holder) && holder.name
        ? holder.name.text
        : ts.isVariableDeclaration(holder.parent) && ts.isIdentifier(holder.parent.name)
          ? holder.parent.name.text
          : undefined
    if (!name || !worthAsking(checker.getTypeAtLocation(parameter))) return undefined
    if (asked.has(parameter)) return asked.get(parameter)
    asked.set(parameter, undefined)
    const place = holder.parameters.indexOf(parameter)
    const cases = program.callsOf(name).flatMap((call): Case[] => {
      const declared = checker.getResolvedSignature(call)?.declaration
      const argument = declared === holder ? call.arguments[place] : undefined
      if (!argument) return declared === holder && parameter.initializer ? read(parameter.initializer, new Map()) : []
      return read(argument, new Map()).map(({ value, ways }) => ({
        value,
        ways: new Map([...ways, [`call of ${name}`, String(call.pos)]]),
      }))
    })
    const known =
      cases.length > 0 && cases.every(({ value }) => value.kind !== 'other' || !isSql(checker.getTypeAtLocation(at)))
        ? cases
        : undefined
    asked.set(parameter, known)
    return known
  }

  return readIdentifier
}
