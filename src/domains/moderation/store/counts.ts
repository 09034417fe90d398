import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { ModerationCounts } from '../operator/contract.ts'
import { type Decision, decisionColumns } from './decisions.ts'

type Span = { from: Date; to: Date }
const hours = (between: ReturnType<typeof sql>) =>
  sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${between}) / 3600))::numeric, 1)::float8`

/** Numbers of a span. Four statements, each over the rows of the span. */
export async function countModeration(db: Database, { from, to }: Span): Promise<Omit<ModerationCounts, 'year'>> {
  const reports = await sql<ModerationCounts['reports'][number]>`
    select reason, source, count(*)::int as count from content_reports where received_at >= ${from} and received_at < ${to}
    group by reason, source order by reason, source`.execute(db)
  const decisions = await sql<ModerationCounts['decisions'][number]>`
    select d.reason, d.measure, d.ground, count(*)::int as count, ${hours(sql`(d.at - r.received_at)`)} as "medianHours"
    from moderation_decisions d join content_reports r on r.id = d.report_id
    where d.at >= ${from} and d.at < ${to} group by d.reason, d.measure, d.ground order by d.reason, d.measure, d.ground`.execute(
    db,
  )
  const complaints = await sql<ModerationCounts['complaints'][number]>`
    select coalesce(outcome, 'open') as outcome, count(*)::int as count, coalesce(${hours(sql`(decided_at - at)`)}, 0) as "medianHours"
    from moderation_complaints where at >= ${from} and at < ${to} group by 1 order by 1`.execute(db)
  const suspended = await sql<{ count: number }>`
    select count(*)::int as count from moderation_misuse where what = 'suspended' and at >= ${from} and at < ${to}`.execute(
    db,
  )
  return {
    reports: reports.rows,
    decisions: decisions.rows,
    complaints: complaints.rows,
    suspensions: must(suspended.rows[0], 'a count').count,
  }
}

/** Decisions of a span in their order, some at a time; `receivedAt`: when their report came. */
export async function findDecisionsIn(
  db: Database,
  { from, to }: Span,
  after: number,
  limit: number,
): Promise<(Decision & { receivedAt: Date; source: string })[]> {
  const { rows } = await sql<Decision & { receivedAt: Date; source: string }>`
    select ${decisionColumns}, r.received_at as "receivedAt", r.source from moderation_decisions d join content_reports r on r.id = d.report_id
    where d.at >= ${from} and d.at < ${to} and d.id > ${after} order by d.id limit ${limit}`.execute(db)
  return rows
}
