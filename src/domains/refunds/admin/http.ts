import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { cancelAsOperator } from '../cancel-as-operator.ts'
import { readMarketLimits, saveMarketLimits } from '../limits.ts'
import { readForOperator } from '../order-refunds.ts'
import { refundOrder } from '../refund-order.ts'
import { markTransferred, setAccount } from '../transfers.ts'
import { tryAgain } from '../try-again.ts'
import { refundsAdminContract } from './contract.ts'

/** The operator's side: any order, another attempt at a refund, limits of sellers' people. */
export const refundsAdminService = (deps: Deps) => {
  const operator = (actor: Actor | undefined) => ({
    by: 'operator' as const,
    byUser: requireOperator(actor).userId,
  })
  return service(refundsAdminContract, {
    'GET /api/admin/orders/{number}/refunds': ({ params }, { actor }) => {
      requireOperator(actor)
      return readForOperator(deps, params.number)
    },
    'POST /api/admin/orders/{number}/refunds': async ({ params: { number }, body }, { actor }) => {
      await refundOrder(deps, { number }, { ...operator(actor), most: null }, body)
      return readForOperator(deps, number)
    },
    'POST /api/admin/orders/{number}/cancel': async ({ params: { number }, body }, { actor }) => {
      await cancelAsOperator(deps, number, operator(actor), body)
      return readForOperator(deps, number)
    },
    'POST /api/admin/refunds/{refundId}/retry': async ({ params }, { actor }) => {
      await tryAgain(deps, actor, params.refundId, 'provider')
      return undefined
    },
    'POST /api/admin/refunds/{refundId}/transfer': async ({ params }, { actor }) => {
      await tryAgain(deps, actor, params.refundId, 'transfer')
      return undefined
    },
    'PUT /api/admin/refund-transfers/{transferId}/account': async ({ params, body }, { actor }) => {
      requireOperator(actor)
      await setAccount(deps, params.transferId, { payer: 'market' }, body)
      return undefined
    },
    'POST /api/admin/refund-transfers/{transferId}/paid': async ({ params, body }, { actor }) => {
      const { userId: byUser } = requireOperator(actor)
      await markTransferred(deps, params.transferId, { payer: 'market' }, { ...body, byUser })
      return undefined
    },
    'GET /api/admin/refund-limits': (_, { actor }) => readMarketLimits(deps, actor),
    'PUT /api/admin/refund-limits': ({ body }, { actor }) => saveMarketLimits(deps, actor, body),
  })
}
