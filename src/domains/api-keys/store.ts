import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ApiScope } from '../../values/endpoint.ts'
import { personConditions } from '../accounts/index.ts'
import { companyConditions } from '../companies/index.ts'
import type { NewSecret } from './key-secret.ts'

export type StoredKey = {
  id: string
  name: string
  scopes: ApiScope[]
  start: string
  end: string
  /** The account that made it or gave it the secret it has now. */
  createdBy: string | null
  createdAt: Date
  rotatedAt: Date | null
  expiresAt: Date | null
  lastUsedAt: Date | null
  oldUntil: Date | null
  stopped: boolean
}

/** Who made the key is an owner of the company still, with an open account. */
const MAKER_STAYS = sql`(${companyConditions.isOwnedBy('k.company_id', 'k.created_by')}
  and ${personConditions.isActive('k.created_by')})`

const KEY = sql`k.id, k.name, k.scopes, k.secret_start as start, k.secret_end as end, k.created_by as "createdBy",
  k.created_at as "createdAt", k.rotated_at as "rotatedAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
  k.old_until as "oldUntil", k.ended_at is not null or not ${MAKER_STAYS} as stopped`

export async function findKeys(db: Database, companyId: number): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select ${KEY} from api_keys k where k.company_id = ${companyId} order by k.created_at, k.id`.execute(db)
  return rows
}

export async function countKeys(db: Database, companyId: number): Promise<number> {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from api_keys where company_id = ${companyId}`.execute(db)
  return rows[0]?.keys ?? 0
}

type StoredSecret = Omit<NewSecret, 'secret'>
type KeyToInsert = StoredSecret & {
  companyId: number
  name: string
  scopes: readonly ApiScope[]
  createdBy: string
  at: Date
  expiresAt: Date | null
}

export async function insertKey(db: Database, key: KeyToInsert): Promise<StoredKey> {
  const { rows } = await sql<StoredKey>`
    insert into api_keys as k
      (company_id, name, scopes, secret_hash, secret_start, secret_end, created_by, created_at, expires_at)
    values (${key.companyId}, ${key.name}, ${key.scopes}::text[], ${key.hash}, ${key.start}, ${key.end}, ${key.createdBy},
      ${key.at}, ${key.expiresAt})
    returning ${KEY}`.execute(db)
  const [stored] = rows
  if (!stored) throw new Error('an insert answers its row')
  return stored
}

type KeyToRotate = StoredSecret & {
  companyId: number
  keyId: string
  at: Date
  /** Who answers for the key from now on. */
  by: string
  /** Null: the secret so far ends at once. */
  oldUntil: Date | null
  expiresAt: Date | null
}

/** The secret of a key that somebody else made, or that ended, is not kept beside the new one: another person may know it. */
const STAYS = ({ oldUntil, by }: KeyToRotate) =>
  sql`(${oldUntil}::timestamptz is not null and k.created_by = ${by}::uuid and k.ended_at is null)`

/** Undefined when the company has no such key. */
export async function rotateSecret(db: Database, key: KeyToRotate): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    update api_keys as k set secret_hash = ${key.hash}, secret_start = ${key.start}, secret_end = ${key.end},
      old_hash = case when ${STAYS(key)} then k.secret_hash end,
      old_until = case when ${STAYS(key)} then ${key.oldUntil}::timestamptz end, rotated_at = ${key.at}, expires_at = ${key.expiresAt},
      created_by = ${key.by}, ended_at = null
    where k.company_id = ${key.companyId} and k.id = ${key.keyId}
    returning ${KEY}`.execute(db)
  return rows[0]
}

/** The name of the key that is gone now; undefined when there was none. */
export async function deleteKey(db: Database, companyId: number, keyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from api_keys where company_id = ${companyId} and id = ${keyId} returning name`.execute(db)
  return rows[0]?.name
}

export type LivingKey = {
  id: string
  companyId: number
  scopes: ApiScope[]
  lastUsedAt: Date | null
  userId: string
  firstName: string
}

/** Ends the keys that a person made for a company, for good; answers their names. */
export async function endKeysOf(db: Database, companyId: number, userId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update api_keys set ended_at = ${at} where company_id = ${companyId} and created_by = ${userId} and ended_at is null
    returning name`.execute(db)
  return rows.map((row) => row.name)
}

/**
 * The key behind a secret, and the owner it acts for: who made it. Nothing once it expired, its company was suspended, or its maker lost
 * the place of an owner or the account. Asked with every request: one statement that only reads.
 */
export async function findLivingKey(db: Database, hash: Buffer, now: Date): Promise<LivingKey | undefined> {
  const { rows } = await sql<LivingKey>`
    select k.id, k.company_id as "companyId", k.scopes, k.last_used_at as "lastUsedAt", k.created_by as "userId",
      ${personConditions.firstNameOf('k.created_by')} as "firstName"
    from api_keys k
    where k.ended_at is null and ${MAKER_STAYS} and (k.secret_hash = ${hash} or (k.old_hash = ${hash} and k.old_until > ${now}))
      and (k.expires_at is null or k.expires_at > ${now}) and ${companyConditions.isNotSuspended('k.company_id')}`.execute(
    db,
  )
  return rows[0]
}

/** A request that notes the same at this moment is not waited for. */
export async function setUsed(db: Database, id: string, at: Date): Promise<void> {
  await sql`update api_keys set last_used_at = ${at} where id = (
    select id from api_keys where id = ${id} for no key update skip locked)`.execute(db)
}
