import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { requireOperator } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import { chargebackDocumentsContract } from './contract.ts'
import { correctForChargeback } from './correct-for-chargeback.ts'

/** Documents after a chargeback that was lost: whether they are corrected, people decide. */
export const chargebackDocumentsService = (deps: Deps) =>
  service(chargebackDocumentsContract, {
    'POST /api/admin/chargebacks/{id}/orders/{number}/correct-documents': ({ params, body }, { actor }) => {
      const by = { actorId: requireOperator(actor).userId, companyId: null }
      return correctForChargeback(deps, by, { chargebackId: params.id, number: params.number, ...body })
    },
    'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/correct-documents': (call, { actor }) => {
      const { id: companyId, number, chargebackId } = call.params
      const by = { actorId: requireMember(deps, actor, companyId, 'invoices.issue').byUser, companyId }
      return correctForChargeback(deps, by, { chargebackId, number, ...call.body })
    },
  })
