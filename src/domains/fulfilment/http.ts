import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { cancelOrder } from './cancel-order.ts'
import { fulfilmentContract } from './contract.ts'
import { exportCustomers } from './export-customers.ts'
import { exportOrders } from './export-orders.ts'
import { beginOrder, markDelivered, markReady } from './hand-over.ts'
import { listCustomers, readCustomer } from './list-customers.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'
import { correctShipment, shipOrder } from './ship-order.ts'

/** The seller's side of orders: lists, steps, customers, export. Orders of others are `order_not_found`. */
export const fulfilmentService = (deps: Deps) =>
  service(fulfilmentContract, {
    'GET /api/companies/{id}/orders': ({ params, query }, { actor }) => listOrders(deps, actor, params.id, query),
    'GET /api/companies/{id}/order-export': async ({ params, query }, { actor, locale }) => {
      const bytes = await exportOrders(deps, actor, params.id, query, locale)
      return new FileAnswer(bytes, 'text/csv; charset=utf-8', `orders-${deps.now().toISOString().slice(0, 10)}.csv`)
    },
    'GET /api/companies/{id}/orders/{number}': ({ params }, { actor }) =>
      readOrder(deps, actor, params.id, params.number),
    'POST /api/companies/{id}/orders/{number}/ship': ({ params, body }, { actor }) =>
      shipOrder(deps, actor, { companyId: params.id, number: params.number }, body),
    'PUT /api/companies/{id}/orders/{number}/shipment': ({ params, body }, { actor }) =>
      correctShipment(deps, actor, { companyId: params.id, number: params.number }, body),
    'POST /api/companies/{id}/orders/{number}/prepare': ({ params }, { actor }) =>
      beginOrder(deps, actor, { companyId: params.id, number: params.number }),
    'POST /api/companies/{id}/orders/{number}/ready': ({ params }, { actor }) =>
      markReady(deps, actor, { companyId: params.id, number: params.number }),
    'POST /api/companies/{id}/orders/{number}/deliver': ({ params }, { actor }) =>
      markDelivered(deps, actor, { companyId: params.id, number: params.number }),
    'POST /api/companies/{id}/orders/{number}/cancel': ({ params, body }, { actor }) =>
      cancelOrder(deps, actor, { companyId: params.id, number: params.number }, body),
    'GET /api/companies/{id}/customers': ({ params, query }, { actor }) => listCustomers(deps, actor, params.id, query),
    'GET /api/companies/{id}/customer-export': async ({ params, query }, { actor, locale }) => {
      const bytes = await exportCustomers(deps, actor, params.id, query, locale)
      return new FileAnswer(bytes, 'text/csv; charset=utf-8', `customers-${deps.now().toISOString().slice(0, 10)}.csv`)
    },
    'GET /api/companies/{id}/customers/{number}': ({ params, query }, { actor }) =>
      readCustomer(deps, actor, params.id, { number: params.number, after: query.after }),
  })
