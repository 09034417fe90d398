import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Actor } from '../../../values/actor.ts'
import type { StaffRole } from '../../../values/staff.ts'

export type NewSession = {
  tokenHash: Buffer
  userId: string
  device: string
  network: string
  kept: boolean
  byPasskey: boolean
  confirmedAt: Date | null
  at: Date
  expiresAt: Date
  /** The password hash that was proved; a session is opened only while it is still the one. */
  provedHash: string | null
}

/**
 * False when the account is not active (any more) or its password was changed since it was proved. The person's row is locked, so that a
 * suspension or a new password either comes first and refuses, or comes later and ends this session with the others.
 */
export async function insertSession(db: Database, session: NewSession): Promise<boolean> {
  const { rows } = await sql`
    insert into sessions
      (token_hash, user_id, device, network, kept, by_passkey, confirmed_at, created_at, last_seen_at, expires_at)
    select ${session.tokenHash}::bytea, id, ${session.device}::text, ${session.network}::text, ${session.kept}::boolean,
      ${session.byPasskey}::boolean,
      ${session.confirmedAt}::timestamptz, ${session.at}::timestamptz, ${session.at}::timestamptz,
      ${session.expiresAt}::timestamptz
    from users where id = ${session.userId} and status = 'active'
      and (${session.provedHash}::text is null or password_hash = ${session.provedHash}::text)
    for share
    returning 1`.execute(db)
  return rows.length > 0
}

type ActorRow = {
  id: string
  session_id: string
  last_seen_at: Date
  first_name: string
  permissions: Actor['permissions']
  staff_role: StaffRole | null
  lacks_factor: boolean
  roles: { company: number; role: string }[] | null
}

/** Who has an open session, and when it was last noted to be used. Asked with every request: one statement that only reads. */
export async function findActor(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ actor: Actor; lacksFactor: boolean; seenAt: Date } | undefined> {
  const { rows } = await sql<ActorRow>`
    select users.id, sessions.id as session_id, sessions.last_seen_at, users.first_name, users.permissions, users.staff_role,
      users.permissions = 'admin' and not sessions.by_passkey and not exists (
        select 1 from authenticators where user_id = users.id and confirmed_at is not null) as lacks_factor,
      (select json_agg(json_build_object('company', company_id, 'role', role) order by company_id)
        from company_members where user_id = users.id) as roles
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${tokenHash} and sessions.expires_at > ${now} and users.status = 'active'`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const roles = row.roles ?? []
  const actor = {
    userId: row.id,
    sessionId: row.session_id,
    firstName: row.first_name,
    permissions: row.permissions,
    ...(row.permissions === 'admin' ? { staffRole: row.staff_role ?? 'owner' } : {}),
    companyIds: roles.map((one) => one.company),
    roles: Object.fromEntries(roles.map((one) => [one.company, one.role])),
  }
  return { actor, lacksFactor: row.lacks_factor, seenAt: row.last_seen_at }
}

/** A request that notes the same at this moment is not waited for. */
export async function setSeen(db: Database, tokenHash: Buffer, at: Date): Promise<void> {
  await sql`update sessions set last_seen_at = ${at} where token_hash = (
    select token_hash from sessions where token_hash = ${tokenHash} for no key update skip locked)`.execute(db)
}

export type StoredSession = {
  id: string
  device: string
  network: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

export async function findSessions(db: Database, userId: string, now: Date): Promise<StoredSession[]> {
  const { rows } = await sql<StoredSession>`
    select id, device, network, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from sessions where user_id = ${userId} and expires_at > ${now} order by last_seen_at desc, id`.execute(db)
  return rows
}

export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from sessions where user_id = ${userId} and id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteSessions(db: Database, userId: string, exceptId: string | null): Promise<number> {
  const { rows } = await sql`
    delete from sessions where user_id = ${userId} and id is distinct from ${exceptId}::uuid returning 1`.execute(db)
  return rows.length
}

/** Those of these sessions that are over: ended, out of date, or of somebody who may not log in any more. */
export async function findEnded(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select 1 from sessions join users on users.id = sessions.user_id
      where sessions.id = asked.id and sessions.expires_at > ${now} and users.status = 'active')`.execute(db)
  return rows.map(({ id }) => id)
}

export async function isConfirmedSince(db: Database, sessionId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from sessions where id = ${sessionId} and confirmed_at > ${since}`.execute(db)
  return rows.length > 0
}

export async function setConfirmed(db: Database, sessionId: string, at: Date): Promise<void> {
  await sql`update sessions set confirmed_at = ${at} where id = ${sessionId}`.execute(db)
}
