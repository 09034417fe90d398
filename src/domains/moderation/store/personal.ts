import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Complaint } from './complaints.ts'
import type { Report } from './reports.ts'

/** What a person reported with their account, and said against decisions. */
export type ReportOfPerson = Pick<
  Report,
  'id' | 'kind' | 'title' | 'address' | 'reason' | 'explanation' | 'name' | 'email' | 'state' | 'receivedAt'
> & { complaints: Pick<Complaint, 'words' | 'outcome' | 'answer'>[] }

export async function findReportsOfPerson(
  db: Database,
  userId: string,
  after: number,
  limit: number,
): Promise<ReportOfPerson[]> {
  const { rows } = await sql<ReportOfPerson>`
    select r.id, r.subject_kind as kind, r.title, r.address, r.reason, r.explanation, r.name, r.email, r.state, r.received_at as "receivedAt",
      (select coalesce(json_agg(json_build_object('words', c.words, 'outcome', c.outcome, 'answer', c.answer) order by c.id), '[]')
        from moderation_complaints c where c.report_id = r.id and c.party = 'reporter') as complaints
    from content_reports r where r.user_id = ${userId}::uuid and r.id > ${after} order by r.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Forgets who reported; what was reported stays, as it was decided or waits. */
export async function erasePerson(db: Database, { userId, email }: { userId: string; email: string }): Promise<void> {
  await sql`update content_reports set name = null, email = null, user_id = null
    where user_id = ${userId}::uuid or lower(email) = lower(${email})`.execute(db)
}

/** Nothing of a person is left in what was settled before then; some at a time. */
export async function purgeSettled(db: Database, before: Date, at: Date, limit: number): Promise<void> {
  await sql`
    with old as (
      select id from content_reports where state = 'decided' and purged_at is null and settled_at < ${before}
      order by settled_at, id limit ${limit} for update skip locked),
    quiet as (update moderation_complaints set words = '' where report_id in (select id from old))
    update content_reports set name = null, email = null, user_id = null, explanation = '', authority_note = null, purged_at = ${at}
    where id in (select id from old)`.execute(db)
}
