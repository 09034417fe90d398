import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { createMemory } from '../memory.ts'
import { assistContract } from './contract.ts'
import { proposeOffer } from './propose-offer.ts'

/** Reads a title and proposes category, fields and prices for it; remembers in each process what it learned from published goods. */
export const assistService = (deps: Deps) => {
  const memory = createMemory(deps)
  return service(assistContract, {
    'POST /api/offer-assist': ({ body }, call) => proposeOffer(deps, memory, body.title, call.locale),
  })
}
