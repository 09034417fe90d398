import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { paymentDataContract } from './contract.ts'
import { listPayments, readPaymentFile } from './find-payments.ts'
import { readOrderPayments, readPurchasePayments } from './read-payments.ts'

/** Date, provider, id and amount of payments, for buyer, seller and operator (E11). */
export const paymentDataService = (deps: Deps) =>
  service(paymentDataContract, {
    'GET /api/purchases/{key}/payments': async ({ params }) => ({
      payments: await readPurchasePayments(deps, params.key),
    }),
    'GET /api/companies/{id}/orders/{number}/payments': async ({ params }, { actor }) => ({
      payments: await readOrderPayments(deps, actor, params.id, params.number),
    }),
    'GET /api/admin/payments': ({ query }, { actor }) => listPayments(deps, actor, query),
    'GET /api/admin/payments/{paymentId}': ({ params }, { actor }) => readPaymentFile(deps, actor, params.paymentId),
  })
