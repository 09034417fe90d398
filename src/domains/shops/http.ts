import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { shopsContract } from './contract.ts'
import { readPublicShops, readShop } from './read-shops.ts'

/** What drops an answer: a change of the shops, or of the company and its right to sell. */
const tagsOf = (companyId: number) => [`shops:${companyId}`, `company:${companyId}`]

/** Shops of companies that sell, with hours in their own time zone, and whether they are open now. */
export const shopsService = (deps: Deps) =>
  service(shopsContract, {
    'GET /api/shops/{id}': async ({ params }, call) => {
      const shop = await readShop(deps, params.id)
      call.cache({ tags: tagsOf(shop.companyId), maxAge: 300 })
      return shop
    },
    'GET /api/shops': async ({ query: { company } }, call) => {
      call.cache({ tags: company ? tagsOf(company) : ['shops'], maxAge: 300 })
      return { shops: await readPublicShops(deps, company) }
    },
  })
