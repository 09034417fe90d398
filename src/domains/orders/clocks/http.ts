import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { requireOperator } from '../../../values/actor.ts'
import { orderClocksContract } from './contract.ts'
import { receiveOrder } from './receive-order.ts'
import { readOrderSettings, saveOrderSettings } from './settings.ts'

/** What moves an order when its seller does not: days the operator decides, and the buyer's word. */
export const orderClocksService = (deps: Deps) =>
  service(orderClocksContract, {
    'GET /api/admin/order-settings': (_, { actor }) => {
      requireOperator(actor)
      return readOrderSettings(deps)
    },
    'PUT /api/admin/order-settings': ({ body }, { actor }) => saveOrderSettings(deps, actor, body),
    'POST /api/purchases/{key}/orders/{number}/received': ({ params }) => receiveOrder(deps, params.key, params.number),
  })
