import type { Deps } from '../../platform/deps.ts'
import { RawJson, service } from '../../platform/http/service.ts'
import { categoryCards } from './category-cards.ts'
import { searchContract } from './contract.ts'
import { createMemory } from './memory.ts'
import { readCardTexts } from './read-cards.ts'
import { searchProducts } from './search-products.ts'
import { similarProducts } from './similar-products.ts'
import { suggestProducts } from './suggest-products.ts'

/** Lists, filters with counts and suggestions, answered from the index in memory of each process. */
export const searchService = (deps: Deps) => {
  const memory = createMemory(deps)
  return service(searchContract, {
    'GET /api/search': async ({ query }, call) => {
      const page = await searchProducts(deps, memory, query, call.locale)
      call.cache({ tags: ['listings', 'exchange-rates'], maxAge: 30 })
      return new RawJson(page)
    },
    'GET /api/products/{id}/similar': async ({ params }, call) => {
      const cards = await similarProducts(deps, params.id)
      call.cache({ tags: [`product:${params.id}`], maxAge: 300 })
      return new RawJson(`{"items":[${cards.join(',')}]}`)
    },
    'GET /api/cards': async ({ query }, call) => {
      const ids = [...new Set(query.ids.split(',').map(Number))]
      const cards = await readCardTexts(deps, ids)
      call.cache({ tags: ids.map((id) => `product:${id}`), maxAge: 30 })
      return new RawJson(`{"items":[${cards.join(',')}]}`)
    },
    'GET /api/category-cards': async ({ query }, call) => {
      const lists = await categoryCards(deps, memory, query.lists)
      call.cache({ tags: ['listings'], maxAge: 30 })
      return new RawJson(`{"lists":[${lists.map((cards) => `[${cards.join(',')}]`).join(',')}]}`)
    },
    'GET /api/suggestions': async ({ query }, call) => {
      const suggestions = await suggestProducts(deps, memory, query.q, call.locale)
      call.cache({ tags: [], maxAge: 60 })
      return { suggestions }
    },
  })
}
