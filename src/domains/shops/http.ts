import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { shopsContract } from './contract.ts'
import { readShop, readShops } from './read-shops.ts'

export const shopsService = (deps: Deps) =>
  service(shopsContract, {
    'GET /api/shops/{id}': async ({ params }, call) => {
      call.cache({ tags: ['shops'], maxAge: 300 })
      return readShop(deps, params.id)
    },
    'GET /api/shops': async ({ query }, call) => {
      call.cache({ tags: ['shops'], maxAge: 300 })
      return { shops: await readShops(deps, query.company ? { companyIds: [query.company] } : {}) }
    },
  })
