import { lockOrder as lockAtSeller } from '../../src/domains/fulfilment/store/lock-order.ts'
import { lockOrderToRefund } from '../../src/domains/orders/give-back.ts'
import { leftToSend } from '../../src/domains/orders/rules/split-order.ts'
import { giveUpUnsent } from '../../src/domains/orders/store/given-up.ts'
import { findOrderToRefund } from '../../src/domains/orders/store/order-to-refund.ts'
import { insertShipment } from '../../src/domains/orders/store/shipments.ts'
import { restOf } from '../../src/domains/refunds/rules/rest.ts'
import { must } from '../../src/values/must.ts'
import { type Race, raced } from './raced.ts'
import { inside } from './rows.ts'

/** Pieces that are sent and given back at the same moment. */
export const pieceRaces = {
  'a piece that is sent at the same moment is not given back as unsent': async (rows) => {
    const { number, id } = await rows.anOrderAs()
    const order = must(await findOrderToRefund(rows.market.deps.db, { number }), 'the order')
    const items = [{ versionId: must(order.items[0], 'its line').versionId, quantity: 1 }]
    const rest = await raced(
      rows,
      async (db) => {
        await lockAtSeller(db, rows.companyId, number)
        await insertShipment(db, rows.now, id, { carrier: 'dpd', trackingNumber: null, items })
      },
      async (db) => restOf(await lockOrderToRefund(inside(rows, db), order)),
    )
    return [rest, []]
  },
  'a piece that is given back at the same moment is not sent': async (rows) => {
    const { number } = await rows.anOrderAs()
    const order = must(await findOrderToRefund(rows.market.deps.db, { number }), 'the order')
    const seen = await raced(
      rows,
      async (db) => {
        await lockOrderToRefund(inside(rows, db), order)
        await giveUpUnsent(db, order.id)
      },
      (db) => lockAtSeller(db, rows.companyId, number),
    )
    const { items, shipments } = must(seen, 'the order at its seller')
    return [leftToSend(items, shipments), []]
  },
  'a piece that is sent at the same moment is not withdrawn from as unsent': async (rows) => {
    const { market, companyId, now } = rows
    const { id, number } = await rows.anOrderAs({ status: 'partlyShipped' })
    await market.query('update order_items set quantity = 2 where order_id = $1', [id])
    const { items, purchaseKey } = must(await findOrderToRefund(market.deps.db, { number }), 'the order')
    const { id: itemId, versionId } = must(items[0], 'its line')
    const part = { carrier: 'dpd' as const, trackingNumber: null, items: [{ versionId, quantity: 1 }] }
    await insertShipment(market.deps.db, now, id, part)
    const answer = await raced(
      rows,
      async (db) => {
        await lockAtSeller(db, companyId, number)
        await insertShipment(db, now, id, part)
      },
      () =>
        market.api('POST', `/api/purchases/${purchaseKey}/orders/${number}/withdrawal`, {
          ...{ name: 'Anna', email: 'anna@example.com', lines: [{ itemId, quantity: 1 }], unsent: 1 },
        }),
    )
    return [answer?.json.code, 'return_unsent_changed']
  },
} as const satisfies Record<string, Race>
