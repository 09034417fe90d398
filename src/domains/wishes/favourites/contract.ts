import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { productCard } from '../../search/contract.ts'
import { MOST_FAVOURITES } from '../rules/most-favourites.ts'

export { MOST_FAVOURITES }

const favourite = z.object({
  productId: z.number().int(),
  title: z.string(),
  addedAt: z.string(),
  /** Gross, grosze: what the list said then. */
  priceThen: z.number().int(),
  currency: z.enum(CURRENCIES),
  /** As it is offered now; null: not any more. */
  card: productCard.nullable(),
})
export type FavouriteView = z.infer<typeof favourite>
const ids = z.object({ ids: z.array(z.number().int()) })
const params = z.object({ productId: idInPath })

export const favouritesContract = {
  'GET /api/favourites': {
    summary: 'What the person has put a heart on, the newest first, as it is now',
    access: 'signedIn',
    query: z.object({ after: z.string().max(200).optional() }),
    response: z.object({ favourites: z.array(favourite), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/favourites/ids': { summary: 'The products of all of them', access: 'signedIn', response: ids },
  'PUT /api/favourites/{productId}': {
    summary: 'Puts a heart on a product that is offered; again changes nothing',
    access: 'signedIn',
    params,
    status: 204,
    failures: ['product_not_found', 'favourites_full'],
  },
  'DELETE /api/favourites/{productId}': {
    summary: 'Takes it away; again changes nothing',
    access: 'signedIn',
    params,
    status: 204,
  },
  'POST /api/favourites/merge': {
    summary:
      'Takes over what a browser collected before somebody logged in; what is offered no more, or beyond the most, is left out',
    access: 'signedIn',
    body: z.strictObject({ ids: z.array(z.number().int().min(1).max(999_999_999)).max(MOST_FAVOURITES) }),
    status: 200,
    response: ids,
  },
} as const satisfies Contract
