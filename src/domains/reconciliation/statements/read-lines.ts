import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { transfers } from '../../payments/index.ts'
import type { BankLineView, LikelyView, LinesWanted, StatementView } from '../contract.ts'
import { LEAST_LETTERS, soughtLine } from '../rules/sought-line.ts'
import { findLine, findLines, type LineFilter, type StoredLine } from '../store/bank-lines.ts'
import { findStatements } from '../store/statements.ts'
import { printHead, printLines } from './print-lines.ts'

const PAGE = 50
/** Of a file, at once. */
const BATCH = 500
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

/** Lines of statements, the newest first, with what became of each; `too_short` for words that stand everywhere. */
export async function readLines(
  deps: Deps,
  actor: Actor | undefined,
  { before, ...wanted }: LinesWanted & { before?: number | undefined },
): Promise<{ lines: BankLineView[]; next: number | null }> {
  requireOperator(actor)
  const found = await findLines(deps.db, toFilter(wanted), { before: before ?? null, limit: PAGE + 1 })
  const lines = found.slice(0, PAGE)
  return {
    lines: await withTransfers(deps, lines),
    next: found.length > PAGE ? must(lines.at(-1), 'the last line').id : null,
  }
}

/** All lines of a filter for a spreadsheet, the newest first, in batches. Who took it is written down. */
export async function exportLines(
  deps: Deps,
  actor: Actor | undefined,
  wanted: LinesWanted,
  locale: Locale,
): Promise<Readable> {
  const { userId: actorId } = requireOperator(actor)
  const filter = toFilter(wanted)
  await recordAudit(deps, {
    ...{ actorId, action: 'bankLinesExported', subjectKind: 'market', subjectId: 'bank lines' },
    detail: JSON.parse(JSON.stringify(wanted)),
  })
  return Readable.from(tableOf(deps, filter, locale))
}

async function* tableOf(deps: Deps, filter: LineFilter, locale: Locale): AsyncGenerator<string> {
  yield printHead(locale)
  for (let before: number | null = null; ; ) {
    const rows = await findLines(deps.db, filter, { before, limit: BATCH })
    if (rows.length > 0) yield printLines(await withTransfers(deps, rows), locale)
    if (rows.length < BATCH) return
    before = must(rows.at(-1), 'the last line').id
  }
}

function toFilter({ q, ...rest }: LinesWanted): LineFilter {
  if (!q) return rest
  const sought = soughtLine(q)
  if (!sought) throw invalidField('q', 'too_short', { minimum: LEAST_LETTERS })
  return { ...rest, sought }
}

/** Lines with the transfers they became. One statement. */
async function withTransfers(deps: Deps, lines: readonly StoredLine[]): Promise<BankLineView[]> {
  const ids = lines.flatMap(({ transferId }) => (transferId === null ? [] : [transferId]))
  const found = new Map((await transfers.findTransfersById(deps.db, ids)).map((one) => [one.id, one]))
  return lines.map(({ transferId, ...line }) => {
    if (transferId === null) return { ...line, transfer: null }
    const { paymentId, toReturn, returned } = must(found.get(transferId), `transfer ${transferId}`)
    return { ...line, transfer: { paymentId, toReturn, returned } }
  })
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
