import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'

/** Of one person. */
export const MOST_SEARCHES = 50
export const SEARCH_NAME_LENGTH = 80
export const OFTEN = ['atOnce', 'daily', 'never'] as const
export type Often = (typeof OFTEN)[number]

const name = writtenText(SEARCH_NAME_LENGTH).min(1)
const saved = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Of the catalogue: what stands behind the `?`. */
  query: z.string(),
  often: z.enum(OFTEN),
  createdAt: z.string(),
  /** New offers since the last notice. */
  waiting: z.number().int(),
})
export type SavedSearch = z.infer<typeof saved>
const all = z.object({ searches: z.array(saved) })
const params = z.object({ id: idInPath })

export const savedSearchesContract = {
  'GET /api/saved-searches': { summary: 'Searches that the person keeps, by name', access: 'signedIn', response: all },
  'POST /api/saved-searches': {
    summary:
      'Keeps a search of the catalogue and how often it tells of new offers; the same conditions again change name and frequency',
    access: 'signedIn',
    body: z.strictObject({ name, query: z.string().max(1500), often: z.enum(OFTEN) }),
    response: all,
    failures: [
      'too_many_searches',
      'search_too_wide',
      'unknown_filter',
      'invalid_filter',
      'category_not_found',
      'rate_limited',
    ],
  },
  'PUT /api/saved-searches/{id}': {
    summary: 'Another name, or told more or less often',
    access: 'signedIn',
    params,
    body: z.strictObject({ name, often: z.enum(OFTEN) }),
    response: all,
    failures: ['saved_search_not_found'],
  },
  'DELETE /api/saved-searches/{id}': {
    summary: 'Drops a search',
    access: 'signedIn',
    params,
    response: all,
    failures: ['saved_search_not_found'],
  },
} as const satisfies Contract
