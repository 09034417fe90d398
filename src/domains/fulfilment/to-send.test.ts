import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

/** An order of three laptops and two mice, with its seller's ways to look at it. */
async function sold(method: 'dpd_courier' | 'store_pickup' = 'dpd_courier') {
  const { companyId, ownerId } = await aSeller(market.deps)
  const auth = await authOf(market, ownerId)
  const { id, number } = await anOrder(market, companyId, {
    method,
    items: [
      { title: 'ThinkPad', versionId: 1, erpCode: 'T-480', quantity: 3 },
      { title: 'Mysz', versionName: 'czarna', versionId: 2, erpCode: 'M-1', quantity: 2 },
    ],
  })
  const orders = `/api/companies/${companyId}/orders`
  const ask = async (way: string, path: string, body?: unknown, more = {}) =>
    market.api(way, path, body, { ...auth, ...more })
  return {
    id,
    giveUp: (versionId: number, pieces: number) =>
      market.query('update order_items set given_up = $3 where order_id = $1 and version_id = $2', [
        ...[id, versionId, pieces],
      ]),
    step: (verb: string, body?: unknown) => ask('POST', `${orders}/${number}/${verb}`, body),
    /** What each of them counts: the list, the lines of the order, the file. */
    async counts() {
      const [row] = (await ask('GET', `${orders}?tab=all`)).json.orders
      const { items } = (await ask('GET', `${orders}/${number}`)).json
      const { text } = await ask('GET', `/api/companies/${companyId}/order-export?tab=all`, undefined, {
        'accept-language': 'en-US',
      })
      const [head = [], cells = []] = text
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((line: string) =>
          [...line.matchAll(/"([^"]*)"|[^,]+|(?<=,)(?=,|$)/g)].map(([all, quoted]) => quoted ?? all),
        )
      const cell = (name: string) => cells[head.indexOf(name)]
      return {
        row: [row.pieces, row.toSend, row.givenUp],
        lines: items.map((item: Record<string, number>) => [item.quantity, item.toSend, item.givenUp]),
        ordered: [cell('Items'), cell('ERP codes')],
        waits: [cell('To send or hand over'), cell('ERP codes to send or hand over')],
        givenUp: cell('Cancelled pieces'),
      }
    },
  }
}
const ORDERED = ['3 × ThinkPad, 2 × Mysz (czarna)', 'T-480 × 3, M-1 × 2']

test('R14 a seller’s list, order and file say what was ordered, what of it waits to be sent, and what was given up', async () => {
  const order = await sold()
  expect(await order.counts()).toEqual({
    row: [5, 5, 0],
    lines: [3, 2].map((pieces) => [pieces, pieces, 0]),
    ordered: ORDERED,
    waits: ORDERED,
    givenUp: '',
  })
  await order.giveUp(1, 1)
  await order.giveUp(2, 2)
  expect(await order.counts()).toEqual({
    row: [5, 2, 3],
    lines: [
      [3, 2, 1],
      [2, 0, 2],
    ],
    ordered: ORDERED,
    waits: ['2 × ThinkPad', 'T-480 × 2'],
    givenUp: 'ThinkPad, 2 × Mysz (czarna)',
  })
  const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
  expect((await order.step('ship', { ...shipment, items: [{ versionId: 1, quantity: 1 }] })).status).toBe(200)
  expect(await order.counts()).toMatchObject({ row: [5, 1, 3], waits: ['ThinkPad', 'T-480 × 1'] })
  // While it is in dispute nothing of it leaves.
  await market.query(`update orders set status = 'disputed', status_before = 'partlyShipped' where id = $1`, [order.id])
  expect(await order.counts()).toMatchObject({ row: [5, 0, 3], waits: ['', ''] })
  await market.query(`update orders set status = 'partlyShipped', status_before = null where id = $1`, [order.id])
  expect((await order.step('ship', { ...shipment, trackingNumber: '1000000000002U' })).status).toBe(200)
  expect(await order.counts()).toMatchObject({ row: [5, 0, 3], ordered: ORDERED, waits: ['', ''] })
})

test('R14 what waits in a shop is to be handed over until it is collected', async () => {
  const order = await sold('store_pickup')
  await order.giveUp(1, 2)
  expect((await order.step('ready')).status).toBe(200)
  expect(await order.counts()).toMatchObject({
    row: [5, 3, 2],
    waits: ['ThinkPad, 2 × Mysz (czarna)', 'T-480 × 1, M-1 × 2'],
  })
  expect((await order.step('deliver')).status).toBe(200)
  expect(await order.counts()).toMatchObject({ row: [5, 0, 2], waits: ['', ''], givenUp: '2 × ThinkPad' })
})
