import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { transfers } from '../../payments/index.ts'
import type { BankLineView, LikelyView, StatementView } from '../contract.ts'
import { findLine, findLines, type LineStatus } from '../store/bank-lines.ts'
import { findStatements } from '../store/statements.ts'

const PAGE = 50
const STATEMENTS = 20

/** Statements, the newest first, with how many of their lines wait for a decision. */
export async function readStatements(
  deps: Deps,
  actor: Actor | undefined,
  before: number | undefined,
): Promise<{ statements: StatementView[]; next: number | null }> {
  requireOperator(actor)
  const found = await findStatements(deps.db, before ?? null, STATEMENTS + 1)
  const statements = found.slice(0, STATEMENTS)
  return {
    statements: statements.map((one) => ({ ...one, importedAt: one.importedAt.toISOString() })),
    next: found.length > STATEMENTS ? (statements.at(-1)?.id ?? null) : null,
  }
}

/** Lines of statements, the newest first. */
export async function readLines(
  deps: Deps,
  actor: Actor | undefined,
  asked: { status?: LineStatus | undefined; statement?: number | undefined; before?: number | undefined },
): Promise<{ lines: BankLineView[]; next: number | null }> {
  requireOperator(actor)
  const { status = null, statement = null, before = null } = asked
  const found = await findLines(deps.db, { status, statementId: statement, before, limit: PAGE + 1 })
  const lines = found.slice(0, PAGE)
  return { lines, next: found.length > PAGE ? (lines.at(-1)?.id ?? null) : null }
}

/** Payments that wait for just the sum of a line, the newest first. */
export async function readLikely(deps: Deps, actor: Actor | undefined, id: number): Promise<LikelyView[]> {
  requireOperator(actor)
  const line = await findLine(deps.db, id)
  if (!line) throw new Failure('notFound', 'line_not_found')
  const found = await transfers.findLikely(deps.db, line.amount, line.currency)
  return found.map(({ title, amount, currency, createdAt }) => {
    return { title: transfers.readableTitle(title), amount, currency, createdAt: createdAt.toISOString() }
  })
}
