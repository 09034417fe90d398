import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../../src/platform/deps.ts'
import type { PlannedPurchase } from './planned.ts'
import type { Past } from './story.ts'

/** A cart as a buyer leaves it behind, with all that was chosen, in one statement: how it came to be is of no interest later. Returns its key. */
export async function fillCart(
  { luck, points }: Past,
  { db }: Pick<Deps, 'db'>,
  planned: PlannedPurchase,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const lines = planned.orders.flatMap((one) => one.lines)
  const choices = planned.orders.map(({ merchant, way }) => {
    const point = points.get(way)
    return {
      ...{ companyId: merchant.companyId, method: way, onDelivery: planned.paying === 'onDelivery' },
      point: point ? luck.pick(point) : null,
      shopId: way === 'store_pickup' ? luck.pick(merchant.shopIds) : null,
    }
  })
  await sql`
    with cart as (insert into carts (key, country) values (${key}, ${planned.customer.address.country}) returning id),
    lines as (
      insert into cart_lines (cart_id, version_id, quantity, added_price)
      select cart.id, l."versionId", l.quantity, v.price from cart,
        json_to_recordset(${JSON.stringify(lines)}::json) as l("versionId" int, quantity int) join versions v on v.id = l."versionId")
    insert into cart_deliveries (cart_id, company_id, method, cash_on_delivery, pickup_point, shop_id)
    select cart.id, c."companyId", c.method, c."onDelivery", c.point, c."shopId" from cart,
      json_to_recordset(${JSON.stringify(choices)}::json)
        as c("companyId" int, method text, "onDelivery" boolean, point text, "shopId" int)`.execute(db)
  return key
}
