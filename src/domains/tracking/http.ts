import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { requireOperator } from '../../values/actor.ts'
import { readCollectionHours, saveCollectionHours } from './collection-hours.ts'
import { trackingContract } from './contract.ts'
import { listIncidents, readRawTracking } from './incidents.ts'
import { readOrderTracking, readOwnShipments, readPurchaseTracking } from './read-tracking.ts'
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
    'GET /api/account/shipments': async ({ query }, { actor }) => ({
      orders: await readOwnShipments(deps, actor, query.orders.split(',')),
    }),
    'GET /api/companies/{id}/orders/{number}/tracking': async ({ params }, { actor }) => ({
      shipments: await readOrderTracking(deps, actor, params.id, params.number),
    }),
    'GET /api/admin/orders/{number}/tracking': ({ params }, { actor }) => readRawTracking(deps, actor, params.number),
    'GET /api/admin/incidents': ({ query }, { actor }) => listIncidents(deps, actor, query),
    'GET /api/admin/collection-hours': (_, { actor }) => {
      requireOperator(actor)
      return readCollectionHours(deps)
    },
    'PUT /api/admin/collection-hours': ({ body }, { actor }) => saveCollectionHours(deps, actor, body),
  })
