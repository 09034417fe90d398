import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Passkey = {
  id: string
  userId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = sql`id, user_id as "userId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export async function findPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const { rows } =
    await sql<Passkey>`select ${columns} from passkeys where user_id = ${userId} order by created_at`.execute(db)
  return rows
}

/** A key of an account that may log in. */
export async function findPasskey(db: Database, id: string): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`select ${columns} from passkeys where id = ${id}
    and exists (select from users where users.id = passkeys.user_id and users.status = 'active')`.execute(db)
  return rows[0]
}

type NewPasskey = Pick<Passkey, 'id' | 'userId' | 'publicKey' | 'counter' | 'transports' | 'name'>

/** Undefined when the key is known already. */
export async function insertPasskey(db: Database, key: NewPasskey): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    insert into passkeys (id, user_id, public_key, counter, transports, name)
    values (${key.id}, ${key.userId}, ${key.publicKey}, ${key.counter}, ${JSON.stringify(key.transports)}::jsonb, ${key.name})
    on conflict (id) do nothing returning ${columns}`.execute(db)
  return rows[0]
}

/** Takes the counter on; false when another log-in with this key was faster or the key was copied. */
export async function advancePasskey(db: Database, id: string, from: number, to: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${to}, last_used_at = ${at} where id = ${id} and counter = ${from} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from passkeys where id = ${id} and user_id = ${userId} returning 1`.execute(db)
  return rows.length > 0
}

/** Answers how many there were. */
export async function deletePasskeys(db: Database, userId: string): Promise<number> {
  const { rows } = await sql`delete from passkeys where user_id = ${userId} returning 1`.execute(db)
  return rows.length
}

/** `userId`: for whom a key is made; null for a log-in, where nobody is known yet. */
export async function insertChallenge(
  db: Database,
  challenge: string,
  userId: string | null,
  expiresAt: Date,
): Promise<void> {
  await sql`insert into passkey_challenges (challenge, user_id, expires_at)
    values (${challenge}, ${userId}, ${expiresAt})`.execute(db)
}

/** Uses a challenge up: false when it was never given to this person, was used, or is too old. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges
    where challenge = ${challenge} and user_id is not distinct from ${userId}::uuid and expires_at > ${now}
    returning 1`.execute(db)
  return rows.length > 0
}
