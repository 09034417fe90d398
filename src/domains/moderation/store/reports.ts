import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { ReportState } from '../contract.ts'
import type { Party, ReportReason, Source, SubjectKind } from '../rules/reasons.ts'

/** A report as it is kept. */
export type Report = {
  id: number
  key: string
  affectedKey: string
  source: Source
  kind: SubjectKind
  subjectId: number
  companyId: number
  title: string
  address: string
  reason: ReportReason
  explanation: string
  name: string | null
  email: string | null
  userId: string | null
  locale: Locale
  rank: 0 | 1
  state: ReportState
  receivedAt: Date
  dueAt: Date
  decisionId: number | null
  authorityToldAt: Date | null
  authorityNote: string | null
}
export type NewReport = Omit<Report, 'id' | 'state' | 'decisionId' | 'authorityToldAt' | 'authorityNote'>

export const reportColumns = sql`r.id, r.key, r.affected_key as "affectedKey", r.source, r.subject_kind as kind, r.subject_id as "subjectId",
  r.company_id as "companyId", r.title, r.address, r.reason, r.explanation, r.name, r.email, r.user_id as "userId", r.locale, r.rank, r.state,
  r.received_at as "receivedAt", r.due_at as "dueAt", r.decision_id as "decisionId", r.authority_told_at as "authorityToldAt",
  r.authority_note as "authorityNote"`

/** Undefined: the same person has reported the same, and it waits. */
export async function insertReport(db: Database, report: NewReport): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into content_reports (key, affected_key, source, subject_kind, subject_id, company_id, title, address, reason, explanation, name,
      email, user_id, locale, rank, state, received_at, due_at)
    values (${report.key}, ${report.affectedKey}, ${report.source}, ${report.kind}, ${report.subjectId}, ${report.companyId}, ${report.title},
      ${report.address}, ${report.reason}, ${report.explanation}, ${report.name}, ${report.email}, ${report.userId}::uuid, ${report.locale},
      ${report.rank}, 'open', ${report.receivedAt}, ${report.dueAt})
    on conflict (subject_kind, subject_id, lower(email), reason) where state = 'open' and source = 'form' and email is not null do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

/** The open one of this person about the same. */
export async function findTwin(
  db: Database,
  { kind, subjectId, email, reason }: Pick<Report, 'kind' | 'subjectId' | 'email' | 'reason'>,
): Promise<Pick<Report, 'id' | 'key'> | undefined> {
  const { rows } = await sql<Pick<Report, 'id' | 'key'>>`
    select id, key from content_reports where subject_kind = ${kind} and subject_id = ${subjectId} and lower(email) = lower(${email})
      and reason = ${reason} and state = 'open' and source = 'form' and email is not null`.execute(db)
  return rows[0]
}

export async function findReport(db: Database, id: number): Promise<Report | undefined> {
  const { rows } = await sql<Report>`select ${reportColumns} from content_reports r where r.id = ${id}`.execute(db)
  return rows[0]
}

/** By the key of one of its sides. */
export async function findByKey(db: Database, key: string): Promise<{ report: Report; party: Party } | undefined> {
  const { rows } = await sql<Report>`
    select ${reportColumns} from content_reports r where r.key = ${key}
    union all select ${reportColumns} from content_reports r where r.affected_key = ${key}`.execute(db)
  const [report] = rows
  return report && { report, party: report.key === key ? 'reporter' : 'affected' }
}

/** All that wait for a decision about the same thing, in id order, each held until the caller's transaction ends. */
export async function lockOpenOf(
  db: Database,
  { kind, subjectId }: Pick<Report, 'kind' | 'subjectId'>,
): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select ${reportColumns} from content_reports r where r.subject_kind = ${kind} and r.subject_id = ${subjectId} and r.state = 'open'
    order by r.id for update`.execute(db)
  return rows
}

/** All that a decision settled, in id order, each held until the caller's transaction ends. */
export async function lockDecidedBy(
  db: Database,
  { kind, subjectId }: Pick<Report, 'kind' | 'subjectId'>,
  decisionId: number,
): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select ${reportColumns} from content_reports r where r.subject_kind = ${kind} and r.subject_id = ${subjectId}
      and r.decision_id = ${decisionId} order by r.id for update`.execute(db)
  return rows
}

export async function settleReports(db: Database, ids: readonly number[], decisionId: number, at: Date): Promise<void> {
  await sql`update content_reports set state = case when exists (
      select from moderation_complaints c where c.report_id = content_reports.id and c.outcome is null) then 'complained' else 'decided' end,
    decision_id = ${decisionId}, settled_at = ${at} where id = any(${ids}::bigint[])`.execute(db)
}

/** Somebody complains of what was decided: it waits again. */
export async function reopenFor(db: Database, id: number, dueAt: Date): Promise<void> {
  await sql`update content_reports set state = 'complained', due_at = ${dueAt} where id = ${id}`.execute(db)
}

export async function saveAuthorityTold(db: Database, id: number, note: string, at: Date): Promise<void> {
  await sql`update content_reports set authority_told_at = ${at}, authority_note = ${note} where id = ${id}`.execute(db)
}

/** Others that wait about the same, counted up to a bound. */
export async function countOthers(db: Database, report: Report, bound: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from content_reports where subject_kind = ${report.kind} and subject_id = ${report.subjectId}
      and state = 'open' and id <> ${report.id} limit ${bound}) as found`.execute(db)
  return must(rows[0], 'a count').count
}

/** Reports of a thing, whatever came of them, the newest first. */
export async function findReportsOf(
  db: Database,
  { kind, subjectId }: Pick<Report, 'kind' | 'subjectId'>,
  limit: number,
): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select ${reportColumns} from content_reports r where r.subject_kind = ${kind} and r.subject_id = ${subjectId}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many wait about each of some things, counted up to a bound; those about which none does are left out. */
export async function countOpenOf(
  db: Database,
  kind: SubjectKind,
  ids: readonly number[],
  bound: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select wanted.id, found.count from unnest(${ids}::int[]) as wanted(id) cross join lateral (
      select count(*)::int as count from (select from content_reports
        where subject_kind = ${kind} and subject_id = wanted.id and state <> 'decided' limit ${bound}) as open) as found
    where found.count > 0`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
