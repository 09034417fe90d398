import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { confirmPurchase } from './confirmation/confirm-purchase.ts'
import { sendLinkAgain } from './confirmation/send-link-again.ts'
import { ordersContract } from './contract.ts'
import { cancelPurchase } from './end-orders.ts'
import { readPurchase } from './read-purchase.ts'

/** Whoever knows the unguessable key of a purchase may see and cancel it. */
export const ordersService = (deps: Deps) =>
  service(ordersContract, {
    'GET /api/purchases/{key}': ({ params }) => readPurchase(deps, params.key),
    'POST /api/purchases/{key}/cancel': ({ params }) => cancelPurchase(deps, params.key),
    'POST /api/purchases/{key}/link': ({ params }, call) => sendLinkAgain(deps, params.key, call.address),
    'POST /api/purchases/{key}/confirm': ({ params, body }) => confirmPurchase(deps, params.key, body.token),
  })
