import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { CONFIRMABLE, OPENING_ITEMS } from '../rules/opening.ts'

export const openingList = z.object({
  items: z.array(
    z.object({
      item: z.enum(OPENING_ITEMS),
      done: z.boolean(),
      /** Who said so of what the program cannot know, and when (UTC). `name` null: the account is gone. */
      confirmed: z.object({ name: z.string().nullable(), at: z.string() }).nullable(),
      /** Somebody may say so. */
      confirmable: z.boolean(),
    }),
  ),
})
export type OpeningList = z.infer<typeof openingList>

export const openingContract = {
  'GET /api/admin/opening': {
    summary:
      'What the market needs before it opens for business: looked up, or confirmed by name where nothing can know',
    access: 'operator',
    area: 'market',
    response: openingList,
  },
  'PUT /api/admin/opening/{item}': {
    summary: 'Confirms what the program cannot know, in one’s own name, or takes that back',
    access: 'operator',
    area: 'market',
    params: z.object({ item: z.enum(CONFIRMABLE) }),
    body: z.strictObject({ confirmed: z.boolean() }),
    response: openingList,
  },
} as const satisfies Contract
