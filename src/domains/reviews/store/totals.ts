import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Rated } from '../../ratings/contract.ts'
import type { ByScore } from '../../ratings/rules/index.ts'
import { SUBJECT } from './lists.ts'

/** How often each score stands in the reviews everybody sees, of the subjects after `after` that have any. */
export async function countReviews(
  db: Database,
  kind: Rated,
  after: number,
  limit: number,
): Promise<{ id: number; byScore: ByScore }[]> {
  const { rows } = await sql<{ id: number; s1: number; s2: number; s3: number; s4: number; s5: number }>`
    select ${SUBJECT[kind]} as id, (count(*) filter (where score = 1))::int as s1, (count(*) filter (where score = 2))::int as s2,
      (count(*) filter (where score = 3))::int as s3, (count(*) filter (where score = 4))::int as s4,
      (count(*) filter (where score = 5))::int as s5
    from reviews where withdrawn_at is null and hidden_at is null and ${SUBJECT[kind]} > ${after}
    group by 1 order by 1 limit ${limit}`.execute(db)
  return rows.map(({ id, s1, s2, s3, s4, s5 }) => ({ id, byScore: [s1, s2, s3, s4, s5] }))
}
