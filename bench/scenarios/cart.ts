import { randomBytes } from 'node:crypto'
import { post } from '../measure.ts'
import type { Scenario } from '../scenario.ts'
import { buyables } from './buyables.ts'

const CARTS = 1600
const LINES = 4

/** New carts that gain four lines each, one line a request. */
export const addToCart: Scenario = {
  name: 'add to cart',
  target: 780,
  async prepare(pool) {
    const keys = Array.from({ length: CARTS }, () => randomBytes(32).toString('base64url'))
    const { rows } = await pool.query<{ id: number; key: string }>(
      'insert into carts (key) select unnest($1::text[]) returning id, key',
      [keys],
    )
    const goods = await buyables(pool)
    const shots = rows.flatMap(({ id, key }, cart) =>
      Array.from({ length: LINES }, (_, line) => {
        const { versionId = 0, price = 0 } = goods[(cart * LINES + line) % goods.length] ?? {}
        const request = post(`/api/carts/${key}/lines`, { versionId, quantity: 1 })
        return { request, values: [id, versionId, price] }
      }),
    )
    const statement = `insert into cart_lines (cart_id, version_id, quantity, added_price) values ($1, $2, 1, $3)
      on conflict (cart_id, version_id) do update set quantity = cart_lines.quantity + 1`
    return { shots, statement }
  },
}
