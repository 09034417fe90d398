import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { savedFiltersContract } from './contract.ts'
import { dropFilter, readSavedFilters, saveFilter } from './saved-filters.ts'

/** What a person looks for again and again in a company's orders: their own, seen by nobody else. */
export const savedFiltersService = (deps: Deps) =>
  service(savedFiltersContract, {
    'GET /api/companies/{id}/order-filters': ({ params }, { actor }) => readSavedFilters(deps, actor, params.id),
    'PUT /api/companies/{id}/order-filters': ({ params, body }, { actor }) => saveFilter(deps, actor, params.id, body),
    'DELETE /api/companies/{id}/order-filters/{filter}': ({ params }, { actor }) =>
      dropFilter(deps, actor, params.id, params.filter),
  })
