import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/service.ts'

export async function insertUser(
  db: Database,
  user: { email: string; firstName: string; lastName: string; phone: string; permissions: Actor['permissions'] },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, username, first_name, last_name, phone, permissions)
    values (${user.email}, ${user.email}, ${user.firstName}, ${user.lastName}, ${user.phone}, ${user.permissions})
    on conflict (lower(email)) do nothing returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function insertSession(db: Database, tokenHash: Buffer, userId: string, expiresAt: Date): Promise<void> {
  await sql`insert into sessions (token_hash, user_id, expires_at) values (${tokenHash}, ${userId}, ${expiresAt})`.execute(
    db,
  )
}

type ActorRow = { id: string; first_name: string; permissions: Actor['permissions']; company_ids: number[] }

export async function findActor(db: Database, tokenHash: Buffer): Promise<Actor | undefined> {
  const { rows } = await sql<ActorRow>`
    select users.id, users.first_name, users.permissions,
      array(select company_id from company_members where user_id = users.id order by company_id) as company_ids
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${tokenHash} and sessions.expires_at > now() and users.status = 'active'`.execute(db)
  const row = rows[0]
  return row && { userId: row.id, firstName: row.first_name, permissions: row.permissions, companyIds: row.company_ids }
}
