import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { ratingsContract } from './contract.ts'
import { ratingTag, readRatings } from './read-ratings.ts'

/** How something is rated, for whoever shows it. */
export const ratingsService = (deps: Deps) =>
  service(ratingsContract, {
    'GET /api/ratings/{kind}': async ({ params: { kind }, query }, call) => {
      const ids = [...new Set(query.ids.split(',').map(Number))]
      call.cache({ tags: ids.map((id) => ratingTag(kind, id)), maxAge: 300 })
      const found = await readRatings(deps, kind, ids)
      return { ratings: [...found].map(([id, rating]) => ({ id, ...rating })) }
    },
  })
