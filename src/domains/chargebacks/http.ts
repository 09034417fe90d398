import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { chargebacksContract } from './contract.ts'
import { setFeeBearer, showFeeBearer } from './fee-bearer.ts'
import { listChargebacks } from './list-chargebacks.ts'
import { markChargeback, noteChargeback } from './mark-chargeback.ts'
import { readOrderChargebacks } from './read-chargebacks.ts'
import { saveEvidence } from './save-evidence.ts'

/** What buyers' banks take back: for the operator, who answers at the provider, and for sellers, who say what there is to say. */
export const chargebacksService = (deps: Deps) =>
  service(chargebacksContract, {
    'GET /api/admin/chargebacks': ({ query }, { actor }) => listChargebacks(deps, actor, query),
    'POST /api/admin/chargebacks/{id}/mark': ({ params, body }, { actor }) =>
      markChargeback(deps, actor, params.id, body),
    'PUT /api/admin/chargebacks/{id}/note': ({ params, body }, { actor }) =>
      noteChargeback(deps, actor, params.id, body.note),
    'GET /api/admin/chargeback-fees': (_, { actor }) => showFeeBearer(deps, actor),
    'PUT /api/admin/chargeback-fees': ({ body }, { actor }) => setFeeBearer(deps, actor, body.feeBearer),
    'GET /api/companies/{id}/orders/{number}/chargebacks': async ({ params }, { actor }) => ({
      chargebacks: await readOrderChargebacks(deps, actor, params.id, params.number),
    }),
    'PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence': async (
      { params, body },
      { actor },
    ) => ({
      chargebacks: await saveEvidence(deps, actor, params, body.words),
    }),
  })
