import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { reportNumber } from '../names.ts'
import { yearSpan } from '../rules/clocks.ts'
import { countModeration, findDecisionsIn } from '../store/counts.ts'
import type { ModerationCounts } from './contract.ts'

const BATCH = 500
const WORDS = wordsInEach('moderation')
const WORK = wordsInEach('moderationWork')

/** Numbers of a year. */
export async function readCounts(deps: Deps, actor: Actor | undefined, year: number): Promise<ModerationCounts> {
  requireOperator(actor)
  return { year, ...(await countModeration(deps.db, yearSpan(year))) }
}

/** All decisions of a year for a spreadsheet, in their order, in batches: nothing in it tells who reported. */
export async function exportDecisions(
  deps: Deps,
  actor: Actor | undefined,
  year: number,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  const { userId: actorId } = requireOperator(actor)
  await recordAudit(deps, {
    ...{ actorId, action: 'decisionsExported', subjectKind: 'market', subjectId: 'moderation', detail: { year } },
  })
  return write(deps, year, locale)
}

type Found = Awaited<ReturnType<typeof findDecisionsIn>>[number]

async function* write(deps: Deps, year: number, locale: Locale): AsyncGenerator<string> {
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  const words = WORK[locale]
  yield BYTE_ORDER_MARK + print([COLUMNS.map((name) => words[`csv_${name}`])])
  for (let after = 0; ; ) {
    const rows: Found[] = await findDecisionsIn(deps.db, yearSpan(year), after, BATCH)
    if (rows.length > 0) yield print(rows.map((row) => toCells(row, locale)))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

const COLUMNS = [
  ...['decision', 'report', 'source', 'received', 'decided', 'kind', 'subject', 'reason', 'measure', 'before'],
  ...['ground', 'provision', 'facts', 'automated', 'complaint'],
] as (
  | 'decision'
  | 'report'
  | 'source'
  | 'received'
  | 'decided'
  | 'kind'
  | 'subject'
  | 'reason'
  | 'measure'
  | 'before'
  | 'ground'
  | 'provision'
  | 'facts'
  | 'automated'
  | 'complaint'
)[]

function toCells(row: Found, locale: Locale): string[] {
  const [words, work] = [WORDS[locale], WORK[locale]]
  return [
    String(row.id),
    reportNumber(row.reportId),
    work[`source_${row.source as 'form'}`],
    row.receivedAt.toISOString(),
    row.at.toISOString(),
    words[`kind_${row.kind}`],
    row.title,
    words[`reason_${row.reason}`],
    words[`measure_${row.measure}`],
    words[`measure_${row.measureBefore}`],
    words[`ground_${row.ground}`],
    row.provision,
    row.facts,
    work.no,
    row.complaintId === null ? work.no : work.yes,
  ]
}
