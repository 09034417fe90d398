import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { readCartOf } from '../cart/index.ts'
import { readFiltersOf, readNotesOf } from '../fulfilment/index.ts'
import { readMessagesOf } from '../messages/index.ts'
import { exportNotices, readChoices } from '../notices/index.ts'
import { acceptances } from '../terms/index.ts'
import { exportWishes } from '../wishes/index.ts'

type Kept = {
  cart: unknown
  filters: unknown
  notes: AsyncIterable<unknown>
  messages: AsyncIterable<unknown>
  wishes: unknown
  notices: unknown
  acceptedTerms: unknown
}

/** What a person keeps at the market: the cart, without the key that would let others see it, filters under names, notes about orders, messages, what they wish for and were told. */
export async function readKept(deps: Deps, { userId, roles }: Actor): Promise<Kept> {
  const [cart, filters] = await Promise.all([readCartOf(deps, userId), readFiltersOf(deps, userId)])
  const notes = readNotesOf(deps, userId, roles)
  const wishes = await exportWishes(deps, userId)
  const notices = { choices: await readChoices(deps, userId), notices: await exportNotices(deps, userId) }
  const acceptedTerms = await acceptances.findAcceptancesOf(deps.db, userId)
  const kept = { acceptedTerms, filters, notes, messages: readMessagesOf(deps, userId), wishes, notices }
  if (!cart) return { cart: null, ...kept }
  const { id: _, ...rest } = cart
  return { cart: rest, ...kept }
}
