import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { readNotice } from '../payments/index.ts'
import { requireOpen } from '../settings/index.ts'
import { checkoutContract } from './contract.ts'
import { inTurn } from './order-turns.ts'
import { payPurchase } from './pay-purchase.ts'
import { placeOrder } from './place-order.ts'
import { readPaymentOutcome } from './read-payment-outcome.ts'
import { settleNotice } from './settle-payment.ts'

export const checkoutService = (deps: Deps) =>
  service(checkoutContract, {
    'POST /api/checkout/orders': async ({ body }, call) => {
      await requireOpen(deps)
      return inTurn(deps, body.cartId, () => placeOrder(deps, body, call))
    },
    'POST /api/checkout/{key}/payments': ({ params, body }, call) => payPurchase(deps, params.key, body.operator, call),
    'GET /api/checkout/{key}/payment': ({ params }) => readPaymentOutcome(deps, params.key),
    'POST /api/payments/notices/{operator}': async ({ params }, call) => {
      const notice = await readNotice(deps, params.operator, call)
      await settleNotice(deps, { operator: params.operator, notice })
      return { received: true as const }
    },
  })
