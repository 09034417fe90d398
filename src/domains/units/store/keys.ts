import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type StoredKey = { id: string; publicKey: Buffer; privateSealed: Buffer | null; createdAt: Date }

const columns = sql`id, public_key as "publicKey", private_sealed as "privateSealed", created_at as "createdAt"`

/** The key that signs; undefined: there is none yet. */
export async function findSigningKey(db: Database): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`select ${columns} from unit_keys where private_sealed is not null`.execute(db)
  return rows[0]
}

/** Makes a key the one that signs, unless another process was first. */
export async function insertKey(db: Database, key: StoredKey): Promise<void> {
  await sql`
    insert into unit_keys (id, public_key, private_sealed, created_at)
    values (${key.id}, ${key.publicKey}, ${key.privateSealed}, ${key.createdAt})
    on conflict ((true)) where private_sealed is not null do nothing`.execute(db)
}

/** What nobody can open signs nothing any more. */
export async function retireKey(db: Database, id: string): Promise<void> {
  await sql`update unit_keys set private_sealed = null where id = ${id}`.execute(db)
}

/** All keys that ever signed. */
export async function findKeys(db: Database): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`select ${columns} from unit_keys order by created_at, id limit 100`.execute(db)
  return rows
}
