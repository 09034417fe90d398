import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { sameModelContract } from './contract.ts'
import { readSameModel } from './read-same-model.ts'

/** What else there is of the model of an offer, dropped from the cache with any offer that it names. */
export const sameModelService = (deps: Deps) =>
  service(sameModelContract, {
    'GET /api/products/{id}/same-model': async ({ params }, call) => {
      const { companyIds, productIds, ...answer } = await readSameModel(deps, params.id)
      call.cache({
        tags: [...productIds.map((id) => `product:${id}`), ...companyIds.map((id) => `company:${id}`)],
        maxAge: 60,
      })
      return answer
    },
  })
