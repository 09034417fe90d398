import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { pickupContract } from './contract.ts'
import { readShopProducts } from './read-shop-products.ts'

/** What can be collected in a shop today, newest first, twelve a page. */
export const pickupService = (deps: Deps) =>
  service(pickupContract, {
    'GET /api/shops/{id}/products': async ({ params, query }, call) => {
      const { companyId, ...page } = await readShopProducts(deps, params.id, query.after)
      call.cache({
        tags: tagsOf(
          companyId,
          page.products.map(({ id }) => id),
        ),
        maxAge: 60,
      })
      return page
    },
  })

const tagsOf = (companyId: number, ids: readonly number[]) => [
  'listings',
  `shops:${companyId}`,
  `company:${companyId}`,
  ...ids.map((id) => `product:${id}`),
]
