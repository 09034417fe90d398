import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import type { Actor } from '../../values/actor.ts'
import { requireMember } from '../companies/index.ts'
import { callOffAsBuyer, setAccountAsBuyer } from './as-buyer.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { refundsContract } from './contract.ts'
import { readCompanyLimits, readLimit, saveCompanyLimits } from './limits.ts'
import { readForBuyer, readForSeller, requireOrder } from './order-refunds.ts'
import { refundOrder } from './refund-order.ts'
import { markTransferred, setAccount } from './transfers.ts'

/** Money that goes back, for sellers (own orders, within the limit of a role) and buyers (by the key of the purchase). */
export const refundsService = (deps: Deps) => {
  const member = (actor: Actor | undefined, id: number, action: 'orders.refund' | 'orders.cancel') =>
    requireMember(deps, actor, id, action)
  return service(refundsContract, {
    'GET /api/companies/{id}/orders/{number}/refunds': ({ params }, { actor }) =>
      readForSeller(deps, actor, params.id, params.number),
    'POST /api/companies/{id}/orders/{number}/refunds': async ({ params: { id, number }, body }, { actor }) => {
      const { role, byUser } = member(actor, id, 'orders.refund')
      const { most } = await readLimit(deps, id, role)
      await refundOrder(deps, { number, companyId: id }, { by: 'seller', byUser, most }, body)
      return readForSeller(deps, actor, id, number)
    },
    'POST /api/companies/{id}/orders/{number}/cancel-paid': async ({ params: { id, number }, body }, { actor }) => {
      const { byUser } = member(actor, id, 'orders.cancel')
      await cancelPaidOrder(deps, { number, companyId: id }, { by: 'seller', byUser }, body)
      return readForSeller(deps, actor, id, number)
    },
    'PUT /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/account': async (call, { actor }) => {
      const { id, number, transferId } = call.params
      member(actor, id, 'orders.refund')
      const orders = [await requireOrder(deps, { number, companyId: id })]
      await setAccount(deps, transferId, { orders, payer: 'seller' }, call.body)
      return readForSeller(deps, actor, id, number)
    },
    'POST /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/paid': async (call, { actor }) => {
      const { id, number, transferId } = call.params
      const { byUser } = member(actor, id, 'orders.refund')
      const orders = [await requireOrder(deps, { number, companyId: id })]
      await markTransferred(deps, transferId, { orders, payer: 'seller' }, { ...call.body, byUser })
      return readForSeller(deps, actor, id, number)
    },
    'GET /api/companies/{id}/refund-limits': ({ params }, { actor }) => readCompanyLimits(deps, actor, params.id),
    'PUT /api/companies/{id}/refund-limits': ({ params, body }, { actor }) =>
      saveCompanyLimits(deps, actor, params.id, body.own),
    'GET /api/purchases/{key}/refunds': ({ params }) => readForBuyer(deps, params.key),
    'POST /api/purchases/{key}/orders/{number}/cancel': async ({ params: { key, number } }) => {
      await callOffAsBuyer(deps, key, number)
      return readForBuyer(deps, key)
    },
    'PUT /api/purchases/{key}/refund-transfers/{transferId}/account': async ({ params, body }) => {
      await setAccountAsBuyer(deps, params.key, params.transferId, body)
      return readForBuyer(deps, params.key)
    },
  })
}
