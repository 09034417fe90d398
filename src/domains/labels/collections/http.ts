import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { cancelCollection, settleCollection } from './change-collection.ts'
import { collectionsContract } from './contract.ts'
import { readCollections } from './read-collections.ts'
import { requestCollection } from './request-collection.ts'

/** Couriers that a company orders for its parcels. Those of others are `collection_not_found`. */
export const collectionsService = (deps: Deps) =>
  service(collectionsContract, {
    'GET /api/companies/{id}/collections': ({ params }, { actor }) => readCollections(deps, actor, params.id),
    'POST /api/companies/{id}/collections': ({ params, body }, { actor }) =>
      requestCollection(deps, actor, { companyId: params.id, wanted: body }),
    'POST /api/companies/{id}/collections/{collection}/cancel': ({ params }, { actor }) =>
      cancelCollection(deps, actor, { companyId: params.id, id: params.collection }),
    'POST /api/companies/{id}/collections/{collection}/settle': ({ params, body }, { actor }) =>
      settleCollection(deps, actor, { companyId: params.id, id: params.collection, ...body }),
  })
