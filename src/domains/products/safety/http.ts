import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { SAFETY_TAG } from '../../product-safety/index.ts'
import { offerSafetyContract } from './contract.ts'
import { readOfferSafety, saveSafetyOf } from './own-safety.ts'
import { readProductSafety } from './read-safety.ts'

/** Safety of products: for everybody, and for those who sell them. */
export const offerSafetyService = (deps: Deps) =>
  service(offerSafetyContract, {
    'GET /api/products/{id}/safety': async ({ params, query }, call) => {
      const safety = await readProductSafety(deps, params.id, query.locale ?? 'pl-PL')
      call.cache({ tags: [`product:${params.id}`, SAFETY_TAG], maxAge: 60 })
      return safety
    },
    'GET /api/companies/{id}/products/{productId}/safety': ({ params }, { actor }) =>
      readOfferSafety(deps, actor, params.id, params.productId),
    'PUT /api/companies/{id}/products/{productId}/safety': ({ params, body }, { actor }) =>
      saveSafetyOf(deps, actor, { companyId: params.id, productId: params.productId }, body),
  })
