import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { toOrderViews } from '../rules/shipment-view.ts'
import { deliverAsOperator } from '../step-in.ts'
import { findFile } from '../store/order-file.ts'
import { allOrdersContract, type OrderFile } from './contract.ts'
import { exportAllOrders } from './export-all.ts'
import { listAllOrders } from './list-all.ts'

/** All orders of the market, for its operator. */
export const allOrdersService = (deps: Deps) =>
  service(allOrdersContract, {
    'GET /api/admin/orders': ({ query }, { actor }) => listAllOrders(deps, actor, query),
    'GET /api/admin/order-export': async ({ query }, { actor, locale }) =>
      new FileAnswer(
        Readable.from(await exportAllOrders(deps, actor, query, locale)),
        'text/csv; charset=utf-8',
        `orders-${marketDay(deps.now())}.csv`,
      ),
    'GET /api/admin/orders/{number}': ({ params }, { actor }) => readFile(deps, actor, params.number),
    'POST /api/admin/orders/{number}/delivered': async ({ params, body }, { actor }) => {
      await deliverAsOperator(deps, actor, params.number, body.words)
      return readFile(deps, actor, params.number)
    },
  })

async function readFile(deps: Deps, actor: Actor | undefined, number: string): Promise<OrderFile> {
  requireOperator(actor)
  const found = await findFile(deps.db, number)
  const [order] = found ? toOrderViews([found.row], deps.config.trackingLinks) : []
  if (!found || !order) throw new Failure('notFound', 'order_not_found')
  const { placedAt, events, ...more } = found.more
  return {
    ...order,
    ...more,
    placedAt: placedAt.toISOString(),
    events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}
