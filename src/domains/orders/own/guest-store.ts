import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Bought under an address, in whatever letters, since a moment; so many at most, the newest. */
type OfGuests = { email: string; since: Date; limit: number }

const which = ({ email, since, limit }: OfGuests) => sql`
  select id from purchases where user_id is null and lower(email) = lower(${email}) and placed_at >= ${since}
  order by placed_at desc limit ${limit}`

export async function countOfGuests(db: Database, wanted: OfGuests): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${which(wanted)}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Gives them to a locked person; how many. */
export async function takeFromGuests(db: Database, userId: string, wanted: OfGuests): Promise<number> {
  const { rows } = await sql`
    update purchases set user_id = ${userId} where id in (${which(wanted)}) and user_id is null returning 1`.execute(db)
  return rows.length
}
