import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { ordersContract } from './contract.ts'
import { cancelPurchase } from './end-orders.ts'
import { readPurchase } from './read-purchase.ts'

/** Whoever knows the unguessable key of a purchase may see and cancel it. */
export const ordersService = (deps: Deps) =>
  service(ordersContract, {
    'GET /api/purchases/{key}': ({ params }) => readPurchase(deps, params.key),
    'POST /api/purchases/{key}/cancel': ({ params }) => cancelPurchase(deps, params.key),
  })
