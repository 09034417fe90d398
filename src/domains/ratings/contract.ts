import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'

export const RATED = ['product', 'shop', 'company'] as const
/** What is rated by who received something. */
export type Rated = (typeof RATED)[number]

const scores = { count: z.number().int(), average: z.number() }
/** What one sees before one reads: the average to a tenth, and of how many. Where nobody said anything there is none. */
export const shortRating = z.object(scores)
export type ShortRating = z.infer<typeof shortRating>

export const ratingsContract = {
  'GET /api/ratings/{kind}': {
    summary: 'How products, shops or companies are rated by who received something; those nobody rated are left out',
    access: 'public',
    params: z.object({ kind: z.enum(RATED) }),
    /** At most `RATINGS_AT_ONCE` of them. */
    query: z.object({ ids: z.string().regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/) }),
    response: z.object({ ratings: z.array(z.object({ id: z.number().int(), ...scores })) }),
    failures: [],
  },
} as const satisfies Contract
