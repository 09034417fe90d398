import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type Due, sumDue } from '../../../platform/db/due.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
import type { ReportState } from '../contract.ts'
import type { Source, SubjectKind } from '../rules/reasons.ts'
import { type Report, reportColumns } from './reports.ts'

export type ReportFilter = {
  kind: SubjectKind | null
  source: Source | null
  sought: { id: number } | { words: string; companyIds: readonly number[] } | null
}
/** Threats first, then what trusted flaggers report, then the rest. */
const place = sql`(r.rank * 2 + case when r.source = 'flagger' then 0 else 1 end)`
export type QueuePlace = { rank: number; at: number; id: number }

/** A page says no more than it asks: what stands in no filter is no condition of the statement. */
const fits = ({ kind, source, sought }: ReportFilter) =>
  sql`${kind === null ? sql`` : sql`and r.subject_kind = ${kind}`} ${source === null ? sql`` : sql`and r.source = ${source}`}
    ${sought === null ? sql`` : meets(sought)}`

const meets = (sought: NonNullable<ReportFilter['sought']>) =>
  'id' in sought
    ? sql`and r.id = ${sought.id}`
    : sql`and (r.title ilike ${likeness(sought.words)} or r.company_id = any(${sought.companyIds}::int[]))`

/** What waits, the most urgent first, then by when it is due; `at`: microseconds. */
export async function findWaiting(
  db: Database,
  filter: ReportFilter,
  after: QueuePlace | null,
  limit: number,
): Promise<(Report & { at: number; place: number })[]> {
  const beyond = after
    ? sql`and (${place}, r.due_at, r.id) > (${after.rank}, ${momentOf(after.at)}, ${after.id})`
    : sql``
  const { rows } = await sql<Report & { at: number; place: number }>`
    select ${reportColumns}, ${place} as place, ${microseconds(sql`r.due_at`)} as at from content_reports r
    where r.state <> 'decided' ${fits(filter)} ${beyond} order by ${place}, r.due_at, r.id limit ${limit}`.execute(db)
  return rows
}

/** Those of a state, the newest first. */
export async function findOfState(
  db: Database,
  state: ReportState,
  filter: ReportFilter,
  after: number | null,
  limit: number,
): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select ${reportColumns} from content_reports r
    where r.state = ${state} ${fits(filter)} ${after === null ? sql`` : sql`and r.id < ${after}`}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** What has to be decided by a moment: reports, or complaints. */
export const sumDueReports = (
  db: Database,
  state: 'open' | 'complained',
  { now, until, bound }: { now: Date; until: Date; bound: number },
): Promise<Due> =>
  sumDue(
    db,
    sql`select due_at from content_reports where state <> 'decided' and state = ${state} and due_at <= ${until}
      order by due_at limit ${bound}`,
    now,
  )
