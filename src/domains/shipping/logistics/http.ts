import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { logisticsContract } from './contract.ts'
import { removeInpost, saveInpost } from './inpost-access.ts'
import { readLogistics } from './read-logistics.ts'
import { saveLogistics } from './save-logistics.ts'

export const logisticsService = (deps: Deps) =>
  service(logisticsContract, {
    'GET /api/companies/{id}/logistics': ({ params }, { actor }) => readLogistics(deps, actor, params.id),
    'PUT /api/companies/{id}/logistics': ({ params, body }, { actor }) =>
      saveLogistics(deps, actor, { companyId: params.id, ...body }),
    'PUT /api/companies/{id}/logistics/inpost': ({ params, body }, { actor }) =>
      saveInpost(deps, actor, { companyId: params.id, ...body }),
    'DELETE /api/companies/{id}/logistics/inpost': ({ params }, { actor }) => removeInpost(deps, actor, params.id),
  })
