import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

/** A review as it is kept. */
export type ReviewRow = {
  id: number
  itemId: number
  orderId: number
  companyId: number
  productId: number
  shopId: number | null
  title: string
  score: number
  comment: string
  pictures: string[]
  author: string
  locale: Locale
  writtenAt: Date
  changedAt: Date | null
  withdrawnAt: Date | null
  hiddenAt: Date | null
  hiddenReason: string | null
  reply: string | null
  repliedAt: Date | null
  reportedAt: Date | null
}

export const columns = sql`id, order_item_id as "itemId", order_id as "orderId", company_id as "companyId", product_id as "productId",
  shop_id as "shopId", title, score, comment, pictures, author, locale, written_at as "writtenAt", changed_at as "changedAt",
  withdrawn_at as "withdrawnAt", hidden_at as "hiddenAt", hidden_reason as "hiddenReason", reply, replied_at as "repliedAt",
  reported_at as "reportedAt"`

/** Undefined where the line has one already: of two at once the second waits for the first. */
export async function insertReview(
  db: Database,
  review: Omit<
    ReviewRow,
    'id' | 'changedAt' | 'withdrawnAt' | 'hiddenAt' | 'hiddenReason' | 'reply' | 'repliedAt' | 'reportedAt'
  >,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    insert into reviews (order_item_id, order_id, company_id, product_id, shop_id, title, score, comment, pictures, author,
      locale, written_at)
    values (${review.itemId}, ${review.orderId}, ${review.companyId}, ${review.productId}, ${review.shopId}, ${review.title},
      ${review.score}, ${review.comment}, ${review.pictures}::text[], ${review.author}, ${review.locale}, ${review.writtenAt})
    on conflict (order_item_id) do nothing returning ${columns}`.execute(db)
  return rows[0]
}

export async function lockOfItem(db: Database, itemId: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where order_item_id = ${itemId} for update`.execute(db)
  return rows[0]
}

export async function findReview(db: Database, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`select ${columns} from reviews where id = ${id}`.execute(db)
  return rows[0]
}

export async function lockReview(db: Database, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`select ${columns} from reviews where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Whether this is a picture of the line's review, and everybody sees that. By index. */
export async function isPictureShown(db: Database, itemId: number, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from reviews where order_item_id = ${itemId} and ${key} = any(pictures)
      and withdrawn_at is null and hidden_at is null`.execute(db)
  return rows.length > 0
}

export async function findOfOrders(db: Database, orderIds: readonly number[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}

/** The same, each held until the caller's transaction ends. */
export async function lockOfOrders(db: Database, orderIds: readonly number[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where order_id = any(${orderIds}::bigint[]) order by id for update`.execute(db)
  return rows
}

export async function saveWords(
  db: Database,
  { id, score, comment, pictures, locale, changedAt }: ReviewRow,
): Promise<void> {
  await sql`update reviews set score = ${score}, comment = ${comment}, pictures = ${pictures}::text[], locale = ${locale},
    changed_at = ${changedAt} where id = ${id}`.execute(db)
}

/** Nothing of what was said stays; that there was one does. */
export async function saveWithdrawn(db: Database, id: number, at: Date): Promise<void> {
  await sql`update reviews set withdrawn_at = ${at}, comment = '', pictures = '{}', author = '', reply = null, replied_at = null,
    reported_at = null where id = ${id}`.execute(db)
}

/** The score stays, whose it was and what was said and shown do not. */
export async function eraseWords(db: Database, ids: readonly number[]): Promise<void> {
  await sql`update reviews set comment = '', pictures = '{}', author = '' where id = any(${ids}::bigint[])`.execute(db)
}

export async function saveHidden(db: Database, id: number, hidden: { at: Date; reason: string } | null): Promise<void> {
  await sql`update reviews set hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? null}
    where id = ${id}`.execute(db)
}

export async function saveReply(db: Database, id: number, reply: string, at: Date): Promise<void> {
  await sql`update reviews set reply = ${reply}, replied_at = ${at} where id = ${id}`.execute(db)
}
