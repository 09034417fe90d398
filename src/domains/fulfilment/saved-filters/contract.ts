import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { ORDER_FILTER } from '../contract.ts'

/** A person's, in one company. */
export const SAVED_FILTERS_LIMIT = 20
export const FILTER_NAME_LENGTH = 60

const filter = z.strictObject(ORDER_FILTER)
const saved = z.object({
  id: z.number().int(),
  name: z.string(),
  filter,
})
const filters = z.object({ filters: z.array(saved) })

export type OrderListFilter = z.output<typeof filter>
export type SavedFilter = z.infer<typeof saved>

const params = z.object({ id: idInPath })

export const savedFiltersContract = {
  'GET /api/companies/{id}/order-filters': {
    summary: 'Filters of the order list that the caller keeps under names',
    access: 'signedIn',
    params,
    response: filters,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/order-filters': {
    summary: 'Keep a filter under a name; one of that name, whatever its capitals, is replaced',
    access: 'signedIn',
    params,
    body: z.strictObject({ name: z.string().trim().min(1).max(FILTER_NAME_LENGTH), filter }),
    response: filters,
    failures: ['company_not_found', 'too_many_filters'],
  },
  'DELETE /api/companies/{id}/order-filters/{filter}': {
    summary: 'Drop a kept filter',
    access: 'signedIn',
    params: params.extend({ filter: idInPath }),
    response: filters,
    failures: ['company_not_found', 'saved_filter_not_found'],
  },
} as const satisfies Contract
