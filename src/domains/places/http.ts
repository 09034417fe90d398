import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { placesContract } from './contract.ts'
import { findPlaceAt, findPlaces } from './find-places.ts'
import { readTile } from './read-tile.ts'

const DAY_SECONDS = 86_400

/** The map and the search for places, answered from memory or asked of a geocoder within its limits. */
export const placesService = (deps: Deps) =>
  service(placesContract, {
    'GET /api/map': async (_input, call) => {
      call.cache({ tags: ['map'], maxAge: 3600 })
      const { geocoder, mapStyleUrl } = deps.config
      const typing = geocoder === undefined || geocoder.dialect === 'photon'
      return { styleUrl: mapStyleUrl ?? null, asYouType: typing }
    },
    'GET /api/geocode': ({ query }, { actor, locale }) => findPlaces(deps, actor, { ...query, locale }),
    'GET /api/geocode/reverse': ({ query }, { actor, locale }) => findPlaceAt(deps, actor, { ...query, locale }),
    'GET /api/map/tiles/{z}/{x}/{y}': async ({ params }, call) => {
      const tile = await readTile(deps, params)
      if (!tile.preparing) call.cache({ tags: ['map'], maxAge: DAY_SECONDS })
      return tile
    },
  })
