import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { priceForSize, shippingContract } from './contract.ts'
import { readDeliveryPrices } from './delivery-prices.ts'
import { searchPickupPoints } from './pickup-points.ts'

/** What delivery by a company costs (gross, grosze) and which pickup points there are. */
export const shippingService = (deps: Deps) =>
  service(shippingContract, {
    'GET /api/companies/{id}/delivery': async ({ params, query }, call) => {
      call.cache({ tags: [`company:${params.id}`], maxAge: 60 })
      const prices = (await readDeliveryPrices(deps, [params.id])).get(params.id) ?? []
      return { methods: prices.map((price) => priceForSize(price, query.size)) }
    },
    'GET /api/pickup-points': async ({ query }, call) => {
      call.cache({ tags: ['pickup-points'], maxAge: 300 })
      return { points: await searchPickupPoints(deps, query.method, query.q) }
    },
  })
