import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DeliveryChoice } from './contract.ts'
import type { CartContents } from './rules/priced-cart.ts'

/** Carts need not survive a power cut: their changes are not waited for on disk. Holds for the statement it stands in. */
const relaxed = sql`relaxed as materialized (select set_config('synchronous_commit', 'off', true))`

/** A new cart, or the one this person has already. */
export async function insertCart(
  db: Database,
  key: string,
  userId: string | null,
): Promise<Pick<CartContents, 'id' | 'key' | 'country'>> {
  const { rows } = await sql<Pick<CartContents, 'id' | 'key' | 'country'>>`
    with ${relaxed}
    insert into carts (key, user_id) select ${key}, ${userId}::uuid from relaxed
    on conflict (user_id) where user_id is not null do update set updated_at = now() returning id, key, country`.execute(
    db,
  )
  const row = rows[0]
  if (!row) throw new Error('cart was not written')
  return row
}

export async function findContents(db: Database, key: string): Promise<CartContents | undefined> {
  const { rows } = await sql<CartContents>`
    select id, key, country,
      coalesce((
        select json_agg(json_build_object('versionId', version_id, 'quantity', quantity, 'addedPrice', added_price)
          order by added_at, version_id)
        from cart_lines where cart_id = carts.id), '[]') as lines,
      coalesce((
        select json_agg(json_build_object('companyId', company_id, 'method', method, 'cashOnDelivery', cash_on_delivery,
          'pickupPoint', pickup_point, 'shopId', shop_id))
        from cart_deliveries where cart_id = carts.id), '[]') as deliveries
    from carts where key = ${key}`.execute(db)
  return rows[0]
}

export async function updateCountry(db: Database, cartId: number, country: string): Promise<void> {
  await sql`
    with ${relaxed}
    update carts set country = ${country}, updated_at = now() from relaxed where id = ${cartId}`.execute(db)
}

export async function findVersions(db: Database, key: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select version_id as id from cart_lines where cart_id = (select id from carts where key = ${key})`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Takes everything out of a cart and hands it over, in one statement. The cart row is locked until the transaction ends; of two
 * callers the second waits and finds what the first left. A rollback puts everything back.
 */
export async function takeContents(db: Database, key: string): Promise<CartContents | undefined> {
  const { rows } = await sql<CartContents>`
    with cart as materialized (select id, key, country from carts where key = ${key} for update),
    lines as (delete from cart_lines using cart where cart_id = cart.id returning version_id, quantity, added_price, added_at),
    choices as (
      delete from cart_deliveries using cart where cart_id = cart.id
      returning company_id, method, cash_on_delivery, pickup_point, shop_id)
    select id, key, country,
      coalesce((
        select json_agg(json_build_object('versionId', version_id, 'quantity', quantity, 'addedPrice', added_price)
          order by added_at, version_id) from lines), '[]') as lines,
      coalesce((
        select json_agg(json_build_object('companyId', company_id, 'method', method, 'cashOnDelivery', cash_on_delivery,
          'pickupPoint', pickup_point, 'shopId', shop_id)) from choices), '[]') as deliveries
    from cart`.execute(db)
  return rows[0]
}

/** Puts a quantity in or adds to what is there, unless that would exceed the limit. Returns the quantity now. */
export async function addToLine(
  db: Database,
  cartId: number,
  line: { versionId: number; quantity: number; price: number; limit: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ quantity: number }>`
    with ${relaxed},
    touched as (
      update carts set updated_at = now() where id = ${cartId} and updated_at < now() - interval '10 minutes')
    insert into cart_lines (cart_id, version_id, quantity, added_price)
    select ${cartId}::bigint, ${line.versionId}::int, ${line.quantity}::int, ${line.price}::bigint from relaxed
    on conflict (cart_id, version_id) do update
      set quantity = cart_lines.quantity + excluded.quantity, added_price = excluded.added_price
      where cart_lines.quantity + excluded.quantity <= ${line.limit}
    returning quantity`.execute(db)
  return rows[0]?.quantity
}

/** Puts versions in, or raises lines that are there to these quantities; a line with more stays. */
export async function raiseLines(
  db: Database,
  cartId: number,
  lines: readonly { versionId: number; quantity: number; price: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with ${relaxed},
    touched as (update carts set updated_at = now() where id = ${cartId})
    insert into cart_lines (cart_id, version_id, quantity, added_price)
    select ${cartId}::bigint, l."versionId", l.quantity, l.price
    from json_to_recordset(${JSON.stringify(lines)}::json) as l("versionId" int, quantity int, price bigint)
      cross join relaxed
    order by l."versionId"
    on conflict (cart_id, version_id) do update
      set quantity = excluded.quantity, added_price = excluded.added_price
      where cart_lines.quantity < excluded.quantity`.execute(db)
}

export async function updateLine(db: Database, cartId: number, versionId: number, quantity: number): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = now() where id = ${cartId})
    update cart_lines set quantity = ${quantity} where cart_id = ${cartId} and version_id = ${versionId}`.execute(db)
}

export async function deleteLine(db: Database, cartId: number, versionId: number): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = now() where id = ${cartId})
    delete from cart_lines where cart_id = ${cartId} and version_id = ${versionId}`.execute(db)
}

export async function upsertDelivery(db: Database, cartId: number, choice: DeliveryChoice): Promise<void> {
  await sql`
    with ${relaxed},
    touched as (update carts set updated_at = now() where id = ${cartId})
    insert into cart_deliveries (cart_id, company_id, method, cash_on_delivery, pickup_point, shop_id)
    select ${cartId}::bigint, ${choice.companyId}::int, ${choice.method}, ${choice.cashOnDelivery}::boolean,
      ${choice.pickupPoint}, ${choice.shopId}::int from relaxed
    on conflict (cart_id, company_id) do update set method = excluded.method,
      cash_on_delivery = excluded.cash_on_delivery, pickup_point = excluded.pickup_point, shop_id = excluded.shop_id`.execute(
    db,
  )
}

/** Until the transaction ends, nobody else gives this person a cart: two tabs that log in at once take turns. */
export async function lockCartOf(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cart ' || ${userId}::text, 0))`.execute(db)
}

/** Gives a guest's cart to a person who has none. False: the person has one already, or the cart is somebody's. */
export async function claimCart(db: Database, guestKey: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update carts set user_id = ${userId}, updated_at = now()
    where key = ${guestKey} and user_id is null
      and not exists (select from carts where user_id = ${userId}) returning 1`.execute(db)
  return rows.length > 0
}

/** Whether there is such a cart and it is nobody's. */
export async function isGuestCart(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from carts where key = ${key} and user_id is null`.execute(db)
  return rows.length > 0
}

/** Until the transaction ends, nobody else empties this cart of a guest. */
export async function lockGuestCart(db: Database, key: string): Promise<void> {
  await sql`select 1 from carts where key = ${key} and user_id is null for update`.execute(db)
}

/** Moves lines and choices of a guest's cart into a person's; what the person chose for a seller stays. */
export async function moveContents(
  db: Database,
  guestKey: string,
  toCartId: number,
  maxQuantity: number,
): Promise<void> {
  await sql`
    with guest as (select id from carts where key = ${guestKey} and user_id is null),
    choices as (
      insert into cart_deliveries (cart_id, company_id, method, cash_on_delivery, pickup_point, shop_id)
      select ${toCartId}::bigint, company_id, method, cash_on_delivery, pickup_point, shop_id
      from cart_deliveries where cart_id in (select id from guest)
      on conflict (cart_id, company_id) do nothing)
    insert into cart_lines (cart_id, version_id, quantity, added_price, added_at)
    select ${toCartId}::bigint, version_id, quantity, added_price, added_at
    from cart_lines where cart_id in (select id from guest)
    on conflict (cart_id, version_id) do update
      set quantity = least(${maxQuantity}::int, cart_lines.quantity + excluded.quantity)`.execute(db)
  await sql`delete from carts where key = ${guestKey} and user_id is null`.execute(db)
}

export async function deleteOldCarts(db: Database, days: number): Promise<void> {
  await sql`delete from carts where id in (
    select id from carts where user_id is null and updated_at < now() - make_interval(days => ${days}) limit 1000)`.execute(
    db,
  )
}

export async function findCartKeyOf(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`select key from carts where user_id = ${userId}`.execute(db)
  return rows[0]?.key
}

export async function deleteCartsOf(db: Database, userId: string): Promise<void> {
  await sql`delete from carts where user_id = ${userId}`.execute(db)
}
