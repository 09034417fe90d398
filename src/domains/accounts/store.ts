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

type ActorRow = {
  id: string
  session_id: string
  first_name: string
  permissions: Actor['permissions']
  roles: { company: number; role: string }[] | null
}

export async function findActor(db: Database, tokenHash: Buffer): Promise<Actor | undefined> {
  const { rows } = await sql<ActorRow>`
    select users.id, sessions.id as session_id, users.first_name, users.permissions,
      (select json_agg(json_build_object('company', company_id, 'role', role) order by company_id)
        from company_members where user_id = users.id) as roles
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${tokenHash} and sessions.expires_at > now() and users.status = 'active'`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const roles = row.roles ?? []
  return {
    userId: row.id,
    sessionId: row.session_id,
    firstName: row.first_name,
    permissions: row.permissions,
    companyIds: roles.map((one) => one.company),
    roles: Object.fromEntries(roles.map((one) => [one.company, one.role])),
  }
}
