import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'

export type FavouriteRow = { productId: number; title: string; priceThen: number; currency: Currency; addedAt: Date }
export type Place = { at: Date; productId: number } | null

const columns = sql`product_id as "productId", title, price_then as "priceThen", currency, added_at as "addedAt"`

export async function findFavourites(
  db: Database,
  userId: string,
  before: Place,
  limit: number,
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${columns} from favourites
    where user_id = ${userId} and (${before?.at ?? null}::timestamptz is null
      or (added_at, product_id) < (${before?.at ?? null}::timestamptz, ${before?.productId ?? 0}::int))
    order by added_at desc, product_id desc limit ${limit}`.execute(db)
  return rows
}

export async function findIds(db: Database, userId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from favourites where user_id = ${userId} order by added_at desc, product_id desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type NewFavourite = Omit<FavouriteRow, 'addedAt'>

export async function insertFavourites(
  db: Database,
  userId: string,
  rows: readonly NewFavourite[],
  at: Date,
): Promise<void> {
  await sql`
    insert into favourites (user_id, product_id, title, price_then, currency, added_at)
    select ${userId}::uuid, "productId", title, "priceThen", currency, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as t("productId" int, title text, "priceThen" bigint, currency text)
    order by "productId" on conflict do nothing`.execute(db)
}

export async function deleteFavourite(db: Database, userId: string, productId: number): Promise<void> {
  await sql`delete from favourites where user_id = ${userId} and product_id = ${productId}`.execute(db)
}

export async function deleteFavouritesOf(db: Database, userId: string): Promise<void> {
  await sql`delete from favourites where user_id = ${userId}`.execute(db)
}

export type Admirer = { productId: number; userId: string }

/** Who has a heart on one of the products, in order, after one of them. */
export async function findAdmirers(
  db: Database,
  productIds: readonly number[],
  after: Admirer | null,
  limit: number,
): Promise<Admirer[]> {
  const { rows } = await sql<Admirer>`
    select product_id as "productId", user_id as "userId" from favourites
    where product_id = any(${productIds}::int[]) and (${after?.productId ?? null}::int is null
      or (product_id, user_id) > (${after?.productId ?? null}::int, ${after?.userId ?? null}::uuid))
    order by product_id, user_id limit ${limit}`.execute(db)
  return rows
}
