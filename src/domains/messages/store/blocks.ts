import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Pair = { personId: string; companyId: number }
export type Blocker = 'person' | 'company'

/** Who of the two wants to hear no more of the other. */
export async function findBlocks(db: Database, { personId, companyId }: Pair): Promise<Blocker[]> {
  const { rows } = await sql<{ by: Blocker }>`
    select by_side as by from message_blocks where person_id = ${personId} and company_id = ${companyId}`.execute(db)
  return rows.map(({ by }) => by)
}

export async function insertBlock(db: Database, { personId, companyId }: Pair, by: Blocker, at: Date): Promise<void> {
  await sql`
    insert into message_blocks (person_id, company_id, by_side, at) values (${personId}, ${companyId}, ${by}, ${at})
    on conflict do nothing`.execute(db)
}

export async function deleteBlock(db: Database, { personId, companyId }: Pair, by: Blocker): Promise<void> {
  await sql`
    delete from message_blocks where person_id = ${personId} and company_id = ${companyId} and by_side = ${by}`.execute(
    db,
  )
}

/** What a person has blocked, and who has blocked them, goes with them. */
export async function deleteBlocksOf(db: Database, personId: string): Promise<void> {
  await sql`delete from message_blocks where person_id = ${personId}`.execute(db)
}
