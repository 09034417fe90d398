import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { placeOf, shippingContract } from './contract.ts'
import { POINTS_TAG, searchPickupPoints } from './points/pickup-points.ts'
import { readPointTile } from './points/tiles/read-tile.ts'
import { readDelivery } from './read-delivery.ts'

/** What delivery by a company costs (gross, grosze) and which pickup points there are. */
export const shippingService = (deps: Deps) =>
  service(shippingContract, {
    'GET /api/companies/{id}/delivery': ({ params, query }, call) =>
      readDelivery(deps, { id: params.id, ...query }, call),
    'GET /api/pickup-points/tiles/{z}/{x}/{y}': ({ params, query: { method, cash = false } }, call) => {
      call.cache({ tags: [POINTS_TAG], maxAge: 300 })
      return readPointTile(deps, params, { method, cash })
    },
    'GET /api/pickup-points': async ({ query }, call) => {
      const { method, q = '', near, cash = false } = query
      // Where somebody stands is nobody else's question, and is not kept.
      if (near === undefined) call.cache({ tags: [POINTS_TAG], maxAge: 300 })
      const place = near === undefined ? undefined : placeOf(near)
      return { points: await searchPickupPoints(deps, { method, q, near: place, cash }) }
    },
  })
