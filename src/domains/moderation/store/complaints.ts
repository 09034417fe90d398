import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Party } from '../rules/reasons.ts'

export type Complaint = {
  id: number
  reportId: number
  decisionId: number
  party: Party
  words: string
  at: Date
  dueAt: Date
  outcome: 'stands' | 'changed' | null
  answer: string | null
  decidedAt: Date | null
}

const columns = sql`id, report_id as "reportId", decision_id as "decisionId", party, words, at, due_at as "dueAt", outcome, answer,
  decided_at as "decidedAt"`

/** Undefined: this side has complained of this decision. */
export async function insertComplaint(
  db: Database,
  made: Pick<Complaint, 'reportId' | 'decisionId' | 'party' | 'words' | 'at' | 'dueAt'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_complaints (report_id, decision_id, party, words, at, due_at)
    values (${made.reportId}, ${made.decisionId}, ${made.party}, ${made.words}, ${made.at}, ${made.dueAt})
    on conflict (report_id, decision_id, party) do nothing returning id`.execute(db)
  return rows[0]?.id
}

export async function findComplaintsOf(db: Database, reportId: number): Promise<Complaint[]> {
  const { rows } = await sql<Complaint>`
    select ${columns} from moderation_complaints where report_id = ${reportId} order by id`.execute(db)
  return rows
}

export async function lockComplaint(db: Database, reportId: number, id: number): Promise<Complaint | undefined> {
  const { rows } = await sql<Complaint>`
    select ${columns} from moderation_complaints where id = ${id} and report_id = ${reportId} for update`.execute(db)
  return rows[0]
}

export async function saveOutcome(
  db: Database,
  id: number,
  { outcome, answer, by, at }: { outcome: 'stands' | 'changed'; answer: string; by: string; at: Date },
): Promise<void> {
  await sql`update moderation_complaints set outcome = ${outcome}, answer = ${answer}, decided_by = ${by}::uuid, decided_at = ${at}
    where id = ${id}`.execute(db)
}
