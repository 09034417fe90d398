import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { recallsContract } from './contract.ts'
import { endRecall } from './end-recall.ts'
import { publishRecall } from './publish-recall.ts'
import { listForOperator, listRecalls, readRecall, readRecallsOfPurchase } from './read-recalls.ts'

/** Recalls as everybody reads them, those of a purchase, and the operator's work on them. */
export const recallsService = (deps: Deps) =>
  service(recallsContract, {
    'GET /api/recalls': ({ query }) => listRecalls(deps, query.after),
    'GET /api/purchases/{key}/recalls': ({ params }) => readRecallsOfPurchase(deps, params.key),
    'GET /api/admin/recalls': ({ query }, { actor }) => listForOperator(deps, actor, query),
    'POST /api/admin/recalls': ({ body }, { actor }) => publishRecall(deps, actor, body),
    'GET /api/admin/recalls/{id}': ({ params }, { actor }) => readRecall(deps, actor, params.id),
    'POST /api/admin/recalls/{id}/end': ({ params }, { actor }) => endRecall(deps, actor, params.id),
  })
