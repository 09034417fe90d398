import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { requireMember } from '../../companies/index.ts'
import { returnLabels } from '../../labels/index.ts'
import { matterOf } from '../rules/case-table.ts'
import { requireCase } from '../take-step.ts'
import { buyLabel, isToSend } from './buy-label.ts'
import { returnLabelsContract } from './contract.ts'

/** Labels that sellers buy for what comes back to them, and their buyers print. */
export const returnLabelsService = (deps: Deps) =>
  service(returnLabelsContract, {
    'GET /api/companies/{id}/returns/{caseId}/labels': async ({ params: { id, caseId } }, { actor }) => {
      requireMember(deps, actor, id, 'orders.view')
      const { one } = await requireCase(deps, { caseId, companyId: id })
      const ofCase = { orderId: one.orderId, matter: matterOf(one.id) }
      const { hasOne, ...shown } = await returnLabels.readReturnLabels(deps, id, ofCase)
      return { ...shown, mayBuy: isToSend(one) && !hasOne }
    },
    'POST /api/companies/{id}/returns/{caseId}/labels': ({ params: { id, caseId }, body }, { actor }) => {
      const { byUser } = requireMember(deps, actor, id, 'orders.ship')
      return buyLabel(deps, { caseId, companyId: id }, byUser, body)
    },
    'GET /api/purchases/{key}/cases/{caseId}/label': async ({ params }) => {
      const { one } = await requireCase(deps, params)
      const bytes = await returnLabels.readReturnFile(deps, { orderId: one.orderId, matter: matterOf(one.id) })
      return new FileAnswer(bytes, 'application/pdf', `return-${one.id}.pdf`)
    },
  })
