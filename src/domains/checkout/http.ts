import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { requireOpen } from '../settings/index.ts'
import { checkoutContract } from './contract.ts'
import { queued } from './order-queue.ts'
import { payPurchase } from './pay-purchase.ts'
import { placeOrder } from './place-order.ts'
import { readPaymentOutcome } from './read-payment-outcome.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { readTransfer } from './transfers/read-transfer.ts'

/** Placing an order, paying it, and what providers say by webhook. An order may carry an Idempotency-Key. */
export const checkoutService = (deps: Deps) =>
  service(checkoutContract, {
    'POST /api/checkout/orders': async ({ body }, call) => {
      await requireOpen(deps)
      return queued(deps, body.cartId, () => placeOrder(deps, body, call))
    },
    'POST /api/checkout/{key}/payments': ({ params, body }, call) => payPurchase(deps, params.key, body.provider, call),
    'GET /api/checkout/{key}/payment': ({ params }) => readPaymentOutcome(deps, params.key),
    'GET /api/checkout/{key}/transfer': ({ params }) => readTransfer(deps, params.key),
    'POST /api/payments/webhooks/{provider}': async ({ params }, call) => {
      await receiveWebhook(deps, params.provider, call)
      return { received: true as const }
    },
  })
