import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Rated } from '../../ratings/contract.ts'
import { columns, type ReviewRow } from './reviews.ts'

/** Where a list goes on: the last one of the page before. */
export type Place = { score: number; id: number }
export type Wanted = { order: 'newest' | 'best' | 'lowest'; score: number | null; after: Place | null; limit: number }

/** What a review is of, as its row has it. */
export const SUBJECT = {
  product: sql`product_id`,
  shop: sql`shop_id`,
  company: sql`company_id`,
} as const satisfies Record<Rated, unknown>

/**
 * What everybody sees of a subject. Each order is an index read from one end; of one score the newest first. A page says no more than it asks:
 * `after is null or …` would be read from the end once a plan is kept.
 */
export async function findPublic(
  db: Database,
  kind: Rated,
  id: number,
  { order, score, after, limit }: Wanted,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where ${SUBJECT[kind]} = ${id} and withdrawn_at is null and hidden_at is null
      ${score === null ? inOrder(order, after) : sql`and score = ${score} ${beyond(after)} order by score desc, id desc`}
    limit ${limit}`.execute(db)
  return rows
}

function inOrder(order: Wanted['order'], after: Place | null): RawBuilder<unknown> {
  if (order === 'newest') return sql`${beyond(after)} order by id desc`
  if (order === 'best') {
    return sql`${after ? sql`and (score, id) < (${after.score}, ${after.id})` : sql``} order by score desc, id desc`
  }
  return sql`${after ? sql`and (score, id) > (${after.score}, ${after.id})` : sql``} order by score, id`
}

const beyond = (after: Pick<Place, 'id'> | null) => (after ? sql`and id < ${after.id}` : sql``)

/** What a seller got, the newest first; `unanswered`: without a reply. */
export async function findReceived(
  db: Database,
  companyId: number,
  { unanswered, after, limit }: { unanswered: boolean; after: { id: number } | null; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where company_id = ${companyId} and withdrawn_at is null
      ${unanswered ? sql`and reply is null` : sql``} ${beyond(after)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
