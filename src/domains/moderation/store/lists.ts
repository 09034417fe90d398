import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
import type { ReportState } from '../contract.ts'
import type { Source, SubjectKind } from '../rules/reasons.ts'
import { type Report, reportColumns } from './reports.ts'

export type ReportFilter = { kind: SubjectKind | null; source: Source | null }
export type QueuePlace = { rank: number; at: number; id: number }

/** A page says no more than it asks: what stands in no filter is no condition of the statement. */
const fits = ({ kind, source }: ReportFilter) =>
  sql`${kind === null ? sql`` : sql`and r.subject_kind = ${kind}`} ${source === null ? sql`` : sql`and r.source = ${source}`}`

/** What waits, the most urgent first, then by when it is due; `at`: microseconds. */
export async function findWaiting(
  db: Database,
  filter: ReportFilter,
  after: QueuePlace | null,
  limit: number,
): Promise<(Report & { at: number })[]> {
  const beyond = after ? sql`and (r.rank, r.due_at, r.id) > (${after.rank}, ${momentOf(after.at)}, ${after.id})` : sql``
  const { rows } = await sql<Report & { at: number }>`
    select ${reportColumns}, ${microseconds(sql`r.due_at`)} as at from content_reports r
    where r.state <> 'decided' ${fits(filter)} ${beyond} order by r.rank, r.due_at, r.id limit ${limit}`.execute(db)
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
