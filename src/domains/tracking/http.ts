import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { trackingContract } from './contract.ts'
import { readOrderTracking, readPurchaseTracking } from './read-tracking.ts'
import { receiveNews } from './receive-news.ts'

/** What carriers tell of shipments: for buyers by the key of their purchase, for sellers of their orders; and where carriers tell of them. Times in UTC. */
export const trackingService = (deps: Deps) =>
  service(trackingContract, {
    'GET /api/carriers/{carrier}/news/{key}': async () => ({ received: true as const }),
    'POST /api/carriers/{carrier}/news/{key}': async ({ params, body }) => {
      await receiveNews(deps, { ...params, body })
      return { received: true as const }
    },
    'GET /api/purchases/{key}/tracking': async ({ params }) => ({
      shipments: await readPurchaseTracking(deps, params.key),
    }),
    'GET /api/companies/{id}/orders/{number}/tracking': async ({ params }, { actor }) => ({
      shipments: await readOrderTracking(deps, actor, params.id, params.number),
    }),
  })
