import type { Deps } from '../../platform/deps.ts'
import { MOST_FAVOURITES } from './favourites/contract.ts'
import { deleteFavouritesOf, findFavourites } from './favourites/store.ts'
import { deleteSearchesOf, findSearches } from './searches/store/searches.ts'
import { digestOf } from './stock-alerts/guest-alerts.ts'
import { deleteOfGuest, deleteOfUser, findAlerts } from './stock-alerts/store.ts'

/** All that is kept of what a person wishes for, for the export of own data. */
export async function exportWishes({ db }: Pick<Deps, 'db'>, userId: string) {
  const searches = await findSearches(db, userId)
  return {
    favourites: await findFavourites(db, userId, null, MOST_FAVOURITES),
    searches: searches.map(({ waiting: _, ...row }) => row),
    alerts: await findAlerts(db, userId),
  }
}

/** Erases it in the caller's transaction, also what a guest of the same address waits for. */
export async function eraseWishes(deps: Pick<Deps, 'db' | 'secrets'>, userId: string, email: string): Promise<void> {
  await deleteFavouritesOf(deps.db, userId)
  await deleteSearchesOf(deps.db, userId)
  await deleteOfUser(deps.db, userId)
  await deleteOfGuest(deps.db, digestOf(deps, email))
}
