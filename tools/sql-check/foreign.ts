// Which tables a file names, and whose they are.
import ts from 'typescript'
import { nodesOf, type Program } from './program.ts'
import { ABOVE, LOANS, type Loan, OWNERS } from './tables.ts'

export type Mention = { place: string; home: string; table: string; writes: boolean }

/** Every table that a statement or a part of one names, by the words before its name. */
export function collectMentions({ sources, fileOf, placeOf }: Program, tables: ReadonlySet<string>): Mention[] {
  return sources.flatMap((source) => {
    const home = homeOf(fileOf(source))
    return [...nodesOf(source)].flatMap((node) =>
      tablesOf(node)
        .filter(({ table }) => tables.has(table))
        .map((named) => ({ place: placeOf(node), home, ...named })),
    )
  })
}

/** A domain, a folder of the platform, or what lies above both. */
function homeOf(file: string): string {
  const [, home] = /^src\/(?:domains\/([^/]+)|(platform\/[^/]+))\//.exec(file) ?? []
  return home ?? /^src\/(platform\/[^/]+)\//.exec(file)?.[1] ?? file.split('/').slice(0, -1).join('/')
}

const BUILDER = /^(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join|table)$/

type Named = { table: string; writes: boolean }

function tablesOf(node: ts.Node): Named[] {
  if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql')
    return tablesIn(node.template.getText().slice(1, -1))
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [first] = node.arguments
    if (!first || !ts.isStringLiteralLike(first)) return []
    const method = node.expression.name.text
    if (BUILDER.test(method))
      return [{ table: first.text.split(' ')[0] ?? '', writes: /^(?:insert|update|delete)/.test(method) }]
  }
  // Statements without kysely: their texts, wherever they stand.
  return ts.isStringLiteralLike(node) && /^\s*(?:select|insert|update|delete|with)\s/i.test(node.text)
    ? tablesIn(node.text)
    : []
}

/** Names after the words that tables stand behind; names that the statement itself gives are not tables. */
export function tablesIn(statement: string): Named[] {
  const text = statement.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, `''`).replaceAll(/\$\{[^{}]*\}/g, '$')
  const given = new Set([...text.matchAll(GIVEN)].map(([, name]) => name))
  return [...text.matchAll(BEHIND)]
    .flatMap(([, word = '', first = '', rest = '']) => {
      const writes = !/^(?:from|join|using)/i.test(word)
      const others = [...rest.matchAll(/,\s*([a-z_]+)/g)].map(([, name = '']) => name)
      return [{ table: first, writes }, ...others.map((table) => ({ table, writes: false }))]
    })
    .filter(({ table }) => !given.has(table))
}

/** `with name as (`. */
const GIVEN = /\b([a-z_]+)(?:\([^()]*\))? as (?:(?:not )?materialized )?\(/g
/** A word, the name behind it, and the names that follow after commas. What stands for a table may be followed by `join` at once. */
const BEHIND =
  /\b(delete\s+from|from|join|into|update|using|truncate)\s+(?:only\s+|lateral\s+)?([a-z_]+)((?:\s+(?:as\s+)?(?!join\b)[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?(?!join\b)[a-z_]+)?)*)/gi

/** Statements that name another's table, tables without an owner, and loans that nobody uses. */
export function findForeign(mentions: readonly Mention[], tables: ReadonlySet<string>, whole: boolean): string[] {
  const owners = new Map(Object.entries(OWNERS).flatMap(([owner, own]) => own.map((table) => [table, owner])))
  const used = new Set<Loan>()
  const problems = new Set<string>()
  for (const { place, home, table, writes } of mentions) {
    const owner = owners.get(table)
    if (!owner || owner === home || ABOVE.test(home)) continue
    const loan = LOANS.find((one) => one.tables.includes(table) && one.to.includes(home) && (one.writes || !writes))
    if (loan) used.add(loan)
    else problems.add(`${place}: ${table} belongs to ${owner}; ${home} asks its door`)
  }
  for (const table of tables)
    if (!owners.has(table)) problems.add(`${table} belongs to nobody: tools/sql-check/tables.ts`)
  if (!whole) return [...problems]
  for (const table of owners.keys()) if (!tables.has(table)) problems.add(`${table} has an owner, but is no table`)
  for (const loan of LOANS.filter((one) => !used.has(one)))
    problems.add(`nobody uses the loan of ${loan.tables.join(', ')} to ${loan.to.join(', ')}`)
  return [...problems]
}
