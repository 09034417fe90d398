import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { checkoutContract } from './contract.ts'
import { payPurchase } from './pay-purchase.ts'
import { readPaymentOutcome } from './read-payment-outcome.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { takeOrder } from './take-order.ts'
import { readTransfer } from './transfers/read-transfer.ts'

/** Placing an order, paying it, and what providers say by webhook. An order may carry an Idempotency-Key. */
export const checkoutService = (deps: Deps) =>
  service(checkoutContract, {
    'POST /api/checkout/orders': ({ body }, call) => takeOrder(deps, body, call),
    'POST /api/checkout/{key}/payments': ({ params, body }, call) => payPurchase(deps, params.key, body.provider, call),
    'GET /api/checkout/{key}/payment': ({ params }) => readPaymentOutcome(deps, params.key),
    'GET /api/checkout/{key}/transfer': ({ params }) => readTransfer(deps, params.key),
    'POST /api/payments/webhooks/{provider}': async ({ params }, call) => {
      await receiveWebhook(deps, params.provider, call)
      return { received: true as const }
    },
  })
