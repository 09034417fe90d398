import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { shippingContract } from './contract.ts'
import { searchPickupPoints } from './pickup-points.ts'
import { readDelivery } from './read-delivery.ts'

/** What delivery by a company costs (gross, grosze) and which pickup points there are. */
export const shippingService = (deps: Deps) =>
  service(shippingContract, {
    'GET /api/companies/{id}/delivery': ({ params, query }, call) =>
      readDelivery(deps, { id: params.id, ...query }, call),
    'GET /api/pickup-points': async ({ query }, call) => {
      call.cache({ tags: ['pickup-points'], maxAge: 300 })
      return { points: await searchPickupPoints(deps, query.method, query.q) }
    },
  })
