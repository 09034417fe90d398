import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Flagger = { id: number; email: string; name: string; awardedBy: string; since: Date; endedAt: Date | null }

const columns = sql`f.id, f.email, f.name, f.awarded_by as "awardedBy", f.since, f.ended_at as "endedAt"`

/** The newest first, below an id. */
export async function findFlaggers(db: Database, after: number | null, limit: number): Promise<Flagger[]> {
  const { rows } = await sql<Flagger>`
    select ${columns} from trusted_flaggers f where ${after}::int is null or f.id < ${after} order by f.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Whether this address is a trusted flagger's now. */
export async function isFlagger(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from trusted_flaggers where email = lower(${email}) and ended_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** Undefined: there is one with this address. */
export async function insertFlagger(
  db: Database,
  { email, name, awardedBy }: Pick<Flagger, 'email' | 'name' | 'awardedBy'>,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into trusted_flaggers (email, name, awarded_by, since) values (lower(${email}), ${name}, ${awardedBy}, ${at})
    on conflict (email) where ended_at is null do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** False: there is none, or it has ended. */
export async function endFlagger(db: Database, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update trusted_flaggers set ended_at = ${at} where id = ${id} and ended_at is null returning id`.execute(db)
  return rows.length > 0
}

/** An account that is erased takes its entry along. */
export async function deleteFlagger(db: Database, email: string): Promise<void> {
  await sql`delete from trusted_flaggers where email = lower(${email})`.execute(db)
}
