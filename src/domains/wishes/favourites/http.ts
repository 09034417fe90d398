import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { favouritesContract } from './contract.ts'
import { addFavourite, mergeFavourites, readFavourites, readIds, removeFavourite } from './favourites.ts'

/** What people have put a heart on: their own, seen by nobody else. */
export const favouritesService = (deps: Deps) =>
  service(favouritesContract, {
    'GET /api/favourites': ({ query }, { actor }) => readFavourites(deps, actor, query.after),
    'GET /api/favourites/ids': (_, { actor }) => readIds(deps, actor),
    'PUT /api/favourites/{productId}': async ({ params }, { actor }) => {
      await addFavourite(deps, actor, params.productId)
      return undefined
    },
    'DELETE /api/favourites/{productId}': async ({ params }, { actor }) => {
      await removeFavourite(deps, actor, params.productId)
      return undefined
    },
    'POST /api/favourites/merge': ({ body }, { actor }) => mergeFavourites(deps, actor, body.ids),
  })
