import type { OrderUnitsView } from '../../../../domains/fulfilment/order-units/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { loadOrder } from '../../../parts/fulfilment/load-orders.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type UnitsOfOrder = OrderUnitsView['items']

/** An order and the very units it takes; null: they could not be read, and the order is worked off without them. */
export async function loadOrderPage(args: LoadArgs, company: Mine) {
  const { api, params, signal } = args
  const of = { params: { id: company.id, number: params.number ?? '' }, signal }
  const [order, units] = await Promise.all([
    loadOrder(args, company),
    api('GET /api/companies/{id}/orders/{number}/units', of).then(
      ({ items }): UnitsOfOrder => items,
      () => null,
    ),
  ])
  return { order, units }
}
