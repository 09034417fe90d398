import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { AuditEntry, AuditRow } from './contract.ts'

export async function insertEntries(db: Database, entries: readonly AuditEntry[], at?: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((one) => ({
    actor_id: one.actorId,
    action: one.action,
    subject_kind: one.subjectKind,
    subject_id: one.subjectId,
    detail: one.detail ?? {},
  }))
  await sql`insert into audit_log (actor_id, action, subject_kind, subject_id, detail, at)
    select actor_id, action, subject_kind, subject_id, detail, coalesce(${at ?? null}::timestamptz, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(actor_id uuid, action text, subject_kind text, subject_id text, detail jsonb)`.execute(db)
}

export type AuditFilter = {
  action?: string | undefined
  actorId?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  /** Id of the last entry seen. */
  after?: number | undefined
}

export async function findEntries(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'action', 'subject_kind', 'subject_id', 'detail'])
    .orderBy('id', 'desc')
    .limit(limit)
  if (filter.action) query = query.where('action', '=', filter.action)
  if (filter.actorId) query = query.where('actor_id', '=', filter.actorId)
  if (filter.subjectKind) query = query.where('subject_kind', '=', filter.subjectKind)
  if (filter.subjectId) query = query.where('subject_id', '=', filter.subjectId)
  if (filter.after) query = query.where('id', '<', filter.after)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    actorId: row.actor_id,
    action: row.action as AuditRow['action'],
    subjectKind: row.subject_kind as AuditRow['subjectKind'],
    subjectId: row.subject_id,
    detail: row.detail as AuditRow['detail'],
  }))
}
