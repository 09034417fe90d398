import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { searchMatcher } from '../../search/index.ts'
import { savedSearchesContract } from './contract.ts'
import { addSearch, changeSearch, dropSearch, readSearches } from './saved-searches.ts'

/** Searches that people keep: their own, seen by nobody else. */
export const savedSearchesService = (deps: Deps) => {
  const matcher = searchMatcher(deps)
  return service(savedSearchesContract, {
    'GET /api/saved-searches': (_, { actor }) => readSearches(deps, actor),
    'POST /api/saved-searches': ({ body }, { actor, locale }) => addSearch(deps, matcher, actor, { ...body, locale }),
    'PUT /api/saved-searches/{id}': ({ params, body }, { actor }) => changeSearch(deps, actor, params.id, body),
    'DELETE /api/saved-searches/{id}': ({ params }, { actor }) => dropSearch(deps, actor, params.id),
  })
}
