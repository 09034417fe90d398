import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { lockPerson } from '../../accounts/index.ts'
import type { ProductCard } from '../../search/contract.ts'
import { readCards } from '../../search/index.ts'
import { type FavouriteView, MOST_FAVOURITES } from './contract.ts'
import { deleteFavourite, findFavourites, findIds, insertFavourites, type Place } from './store.ts'

/** More than anybody presses hearts. */
const CHANGES = defineLimit({ name: 'favourites', attempts: 600, seconds: 3600 })

function readPlace(after: string | undefined): Place {
  if (after === undefined) return null
  const [at, productId] = decodeCursor(after) ?? []
  if (
    typeof at !== 'number' ||
    !(Math.abs(at) < 8e15) ||
    typeof productId !== 'number' ||
    !Number.isInteger(productId) ||
    Math.abs(productId) >= 2 ** 31
  ) {
    throw invalidField('after', 'invalid_cursor')
  }
  return { at: new Date(at), productId }
}

/** A page of what somebody has put a heart on, with what is offered now beside what it was. */
export async function readFavourites(
  deps: Deps,
  actor: Actor | undefined,
  after: string | undefined,
): Promise<{ favourites: FavouriteView[]; next: string | null }> {
  const rows = await findFavourites(deps.db, requirePerson(actor).userId, readPlace(after), PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const cards = new Map(
    (
      await readCards(
        deps,
        page.map(({ productId }) => productId),
      )
    ).map((card) => [card.id, card]),
  )
  const last = page.at(-1)
  return {
    favourites: page.map(({ addedAt, ...row }) => ({
      ...row,
      addedAt: addedAt.toISOString(),
      card: cards.get(row.productId) ?? null,
    })),
    next: last && rows.length > PAGE_SIZE ? encodeCursor([last.addedAt.getTime(), last.productId]) : null,
  }
}

export async function readIds(deps: Deps, actor: Actor | undefined): Promise<{ ids: number[] }> {
  return { ids: await findIds(deps.db, requirePerson(actor).userId) }
}

const asNew = ({ id, title, price, currency }: ProductCard) => ({ productId: id, title, priceThen: price, currency })

/** `product_not_found` for what nobody offers, `favourites_full` beyond the most. */
export async function addFavourite(deps: Deps, actor: Actor | undefined, productId: number): Promise<void> {
  const userId = requirePerson(actor).userId
  await deps.limits.count(CHANGES, userId)
  const [card] = await readCards(deps, [productId])
  if (!card) throw new Failure('notFound', 'product_not_found')
  await deps.db.transaction().execute(async (db) => {
    const room = await roomOf({ ...deps, db }, userId)
    if (room.known.has(productId)) return
    if (room.left === 0) throw new Failure('conflict', 'favourites_full', { params: { maximum: MOST_FAVOURITES } })
    await insertFavourites(db, userId, [asNew(card)], deps.now())
  })
}

export async function removeFavourite(deps: Deps, actor: Actor | undefined, productId: number): Promise<void> {
  await deleteFavourite(deps.db, requirePerson(actor).userId, productId)
}

/** What a guest collected is the person's from now on, the newest as long as there is room; twice is once. */
export async function mergeFavourites(
  deps: Deps,
  actor: Actor | undefined,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const userId = requirePerson(actor).userId
  await deps.limits.count(CHANGES, userId)
  const cards = await readCards(deps, [...new Set(ids)])
  return deps.db.transaction().execute(async (db) => {
    const { known, left } = await roomOf({ ...deps, db }, userId)
    const fresh = cards.filter(({ id }) => !known.has(id)).slice(0, left)
    await insertFavourites(db, userId, fresh.map(asNew), deps.now())
    return { ids: await findIds(db, userId) }
  })
}

/** The person is held, so that two at once do not both take the last place. */
async function roomOf(deps: Pick<Deps, 'db'>, userId: string): Promise<{ known: Set<number>; left: number }> {
  if (!(await lockPerson(deps, userId))) throw new Failure('unauthorized', 'unauthorized')
  const known = new Set(await findIds(deps.db, userId))
  return { known, left: Math.max(0, MOST_FAVOURITES - known.size) }
}
