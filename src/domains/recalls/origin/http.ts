import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { answerAsOperator, answerAsSeller } from './answer-origin.ts'
import { askOrigin, readOriginsOfPurchase } from './ask-origin.ts'
import { originContract } from './contract.ts'
import { listAllOrigins, listCompanyOrigins } from './read-origins.ts'

/** Who stands behind a product: asked by whoever bought it, answered by its seller or the operator. */
export const originService = (deps: Deps) =>
  service(originContract, {
    'GET /api/purchases/{key}/origin-requests': ({ params }) => readOriginsOfPurchase(deps, params.key),
    'POST /api/purchases/{key}/origin-requests': ({ params, body }) => askOrigin(deps, params.key, body),
    'GET /api/companies/{id}/origin-requests': ({ params, query }, { actor }) =>
      listCompanyOrigins(deps, actor, params.id, query.after),
    'PUT /api/companies/{id}/origin-requests/{requestId}': ({ params, body }, { actor }) =>
      answerAsSeller(deps, actor, params.id, { requestId: params.requestId, answer: body }),
    'GET /api/admin/origin-requests': ({ query }, { actor }) => listAllOrigins(deps, actor, query),
    'PUT /api/admin/origin-requests/{requestId}': ({ params, body }, { actor }) =>
      answerAsOperator(deps, actor, { requestId: params.requestId, answer: body }),
  })
