import type { Deps } from '../../platform/deps.ts'
import { RawJson, service } from '../../platform/http/service.ts'
import { searchContract } from './contract.ts'
import { createMemory } from './memory.ts'
import { searchListings } from './search-listings.ts'
import { similarListings } from './similar-listings.ts'
import { suggestListings } from './suggest-listings.ts'

export const searchService = (deps: Deps) => {
  const memory = createMemory(deps)
  return service(searchContract, {
    'GET /api/listings': async ({ query }, call) => {
      const page = await searchListings(deps, memory, query, call.locale)
      call.cache({ tags: ['listings'], maxAge: 30 })
      return new RawJson(page)
    },
    'GET /api/listings/similar/{id}': async ({ params }, call) => {
      const cards = await similarListings(deps, params.id)
      call.cache({ tags: [`product:${params.id}`], maxAge: 300 })
      return new RawJson(`{"items":[${cards.join(',')}]}`)
    },
    'GET /api/suggestions': async ({ query }, call) => {
      const suggestions = await suggestListings(deps, memory, query.q, call.locale)
      call.cache({ tags: [], maxAge: 60 })
      return { suggestions }
    },
  })
}
