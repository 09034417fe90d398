import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'

/** Holds payouts at least until then; answers until when they are held. */
export async function holdPayouts(db: Database, companyId: number, until: Date): Promise<Date> {
  const { rows } = await sql<{ until: Date | null }>`
    update companies set payouts_held_until = greatest(payouts_held_until, ${until}::timestamptz) where id = ${companyId}
    returning payouts_held_until as until`.execute(db)
  return must(rows[0]?.until, `the end of the hold of company ${companyId}`)
}

export async function findHold(db: Database, companyId: number, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select payouts_held_until as until from companies where id = ${companyId} and payouts_held_until > ${now}`.execute(
    db,
  )
  return rows[0]?.until
}
