import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { Ground, Measure, ReportReason, SubjectKind } from '../rules/reasons.ts'

/** A decision as it is kept, for ever. */
export type Decision = {
  id: number
  reportId: number
  kind: SubjectKind
  subjectId: number
  companyId: number
  title: string
  measure: Measure
  measureBefore: Measure
  reason: ReportReason
  ground: Ground
  provision: string
  facts: string
  decidedBy: string
  at: Date
  complaintId: number | null
}

export const decisionColumns = sql`d.id, d.report_id as "reportId", d.subject_kind as kind, d.subject_id as "subjectId",
  d.company_id as "companyId", d.title, d.measure, d.measure_before as "measureBefore", d.reason, d.ground, d.provision, d.facts,
  d.decided_by as "decidedBy", d.at, d.complaint_id as "complaintId"`

export async function insertDecision(db: Database, made: Omit<Decision, 'id'>): Promise<Decision> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_decisions (report_id, subject_kind, subject_id, company_id, title, measure, measure_before, reason, ground, provision,
      facts, decided_by, at, complaint_id)
    values (${made.reportId}, ${made.kind}, ${made.subjectId}, ${made.companyId}, ${made.title}, ${made.measure}, ${made.measureBefore},
      ${made.reason}, ${made.ground}, ${made.provision}, ${made.facts}, ${made.decidedBy}::uuid, ${made.at}, ${made.complaintId})
    returning id`.execute(db)
  return { ...made, id: must(rows[0], 'the decision just written').id }
}

export async function findDecision(db: Database, id: number): Promise<Decision | undefined> {
  const { rows } =
    await sql<Decision>`select ${decisionColumns} from moderation_decisions d where d.id = ${id}`.execute(db)
  return rows[0]
}

/** The newest ones about a thing; the first one is in force. */
export async function findDecisionsOf(
  db: Database,
  { kind, subjectId }: Pick<Decision, 'kind' | 'subjectId'>,
  limit: number,
): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select ${decisionColumns} from moderation_decisions d where d.subject_kind = ${kind} and d.subject_id = ${subjectId}
    order by d.id desc limit ${limit}`.execute(db)
  return rows
}

const SUBJECT_LOCKS: Readonly<Record<SubjectKind, number>> = {
  product: 726_351_031,
  review: 726_351_032,
  shop: 726_351_033,
  company: 726_351_034,
}

/** Whoever decides about the same thing waits until the caller's transaction ends. */
export async function lockSubject(
  db: Database,
  { kind, subjectId }: Pick<Decision, 'kind' | 'subjectId'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SUBJECT_LOCKS[kind]}::int, ${subjectId}::int)`.execute(db)
}

export type DecisionOfCompany = Decision & {
  key: string
  newest: number
  complaint: 'open' | 'stands' | 'changed' | null
}

/** What was decided about a company and what it offers, reviews aside, the newest first. */
export async function findOfCompany(
  db: Database,
  companyId: number,
  after: number | null,
  limit: number,
): Promise<DecisionOfCompany[]> {
  const { rows } = await sql<DecisionOfCompany>`
    select ${decisionColumns}, r.affected_key as key,
      (select max(n.id) from moderation_decisions n where n.subject_kind = d.subject_kind and n.subject_id = d.subject_id) as newest,
      (select coalesce(c.outcome, 'open') from moderation_complaints c
        where c.report_id = d.report_id and c.decision_id = d.id and c.party = 'affected') as complaint
    from moderation_decisions d join content_reports r on r.id = d.report_id
    where d.company_id = ${companyId} and d.subject_kind <> 'review' and (d.measure <> 'none' or d.measure_before <> 'none')
      ${after === null ? sql`` : sql`and d.id < ${after}`}
    order by d.id desc limit ${limit}`.execute(db)
  return rows
}
