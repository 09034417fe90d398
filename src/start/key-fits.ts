import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'

/** A setting that says nothing, sealed: whoever can open it has the key of this database. */
const CANARY = 'canary'
const WORD = 'obieg'

/** Where sealed things lie, for databases that are older than the canary. */
const SEALED = [
  ['authenticators', 'secret_sealed'],
  ['mails', 'content_sealed'],
] as const

/** Refuses to start with another key than the one this database was written with; asked before the first migration. */
export async function requireKey(db: Database, secrets: Secrets, folder: string): Promise<void> {
  if (await fits(db, secrets)) return
  throw new Error(
    `SECRET_KEY does not fit this database: what lies sealed in it (second factors, keys, documents, waiting mail) cannot be opened.
Put the key back that it was written with: SECRET_KEY, or the file ${folder}/secret-key of the back-up.
If that key is lost for good:  npm run key:accept  (says first what is lost)`,
  )
}

/** Whether this key opens what lies sealed in the database; a database without anything sealed takes every key. */
export async function fits(db: Database, secrets: Secrets): Promise<boolean> {
  const sealed = await findSealed(db)
  return sealed.length === 0 || sealed.some((one) => opens(secrets, one))
}

/** Leaves the canary where there is none; `anew` after the key was changed. */
export async function writeCanary(db: Database, secrets: Secrets, anew = false): Promise<void> {
  const value = JSON.stringify(secrets.seal(WORD).toString('base64'))
  await sql`insert into settings (key, value) values (${CANARY}, ${value}::jsonb)
    on conflict (key) do update set value = case when ${anew} then excluded.value else settings.value end`.execute(db)
}

async function findSealed(db: Database): Promise<Buffer[]> {
  if (!(await exists(db, 'settings'))) return []
  const { rows } = await sql<{ value: string }>`select value from settings where key = ${CANARY}`.execute(db)
  if (rows[0]) return [Buffer.from(rows[0].value, 'base64')]
  const found: Buffer[] = []
  for (const [table, column] of SEALED) {
    if (!(await exists(db, table))) continue
    const some = await sql<{ sealed: Buffer }>`select ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null limit 3`.execute(db)
    found.push(...some.rows.map(({ sealed }) => sealed))
  }
  return found
}

async function exists(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(
    db,
  )
  return rows[0]?.there ?? false
}

function opens(secrets: Secrets, sealed: Buffer): boolean {
  try {
    secrets.open(sealed)
    return true
  } catch {
    return false
  }
}
