import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { buyAgain } from './buy-again.ts'
import { buyAgainContract } from './contract.ts'

/** For whoever knows the key of a purchase and the id of a cart. */
export const buyAgainService = (deps: Deps) =>
  service(buyAgainContract, {
    'POST /api/purchases/{key}/buy-again': ({ params, body }) => buyAgain(deps, params.key, body),
  })
