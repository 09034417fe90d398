import { MOST_FAVOURITES } from '../../domains/wishes/rules/index.ts'
import type { Api } from '../api-types.ts'
import { currentSession } from './current-session.ts'
import { readNumbers, writeNumbers } from './kept-numbers.ts'
import { createStore, useStore } from './store.ts'

const KEY = 'favourites'
const EMPTY: readonly number[] = []
const store = createStore<readonly number[]>(EMPTY)
/** Whose hearts the store holds; undefined: nobody's yet. */
let owner: string | null | undefined
/** What was asked for them: whoever follows meanwhile waits for the same. */
let asked: Promise<void> = Promise.resolve()

export const favourites = {
  read: store.read,
  subscribe: store.subscribe,
  /** Knows the hearts of whoever is here; what a guest collected goes to who has logged in. Asks once a person and page load. */
  follow(api: Api): Promise<void> {
    const userId = currentSession.read()?.userId ?? null
    if (owner === userId) return asked
    owner = userId
    asked = take(api, userId)
    return asked
  },
  /** Throws what the server refuses, with nothing changed. False when a guest has no room for more. */
  async set(api: Api, id: number, on: boolean): Promise<boolean> {
    const before = store.read()
    const others = before.filter((one) => one !== id)
    const after = on ? [id, ...others] : others
    if (!currentSession.read()) {
      if (after.length > MOST_FAVOURITES) return false
      store.write(after)
      writeNumbers(KEY, after)
      return true
    }
    store.write(after)
    try {
      await api(on ? 'PUT /api/favourites/{productId}' : 'DELETE /api/favourites/{productId}', {
        params: { productId: id },
      })
      return true
    } catch (error) {
      store.write(before)
      throw error
    }
  },
}

async function take(api: Api, userId: string | null): Promise<void> {
  const kept = readNumbers(KEY, MOST_FAVOURITES)
  if (userId === null) return store.write(kept)
  store.write(EMPTY)
  try {
    const { ids } =
      kept.length > 0
        ? await api('POST /api/favourites/merge', { body: { ids: [...kept] } })
        : await api('GET /api/favourites/ids')
    if (kept.length > 0) writeNumbers(KEY, EMPTY)
    if (owner === userId) store.write(ids)
  } catch {
    // The next page asks again; what the guest collected stays.
    if (owner === userId) owner = undefined
  }
}

export function useFavourites(): readonly number[] {
  return useStore(store, EMPTY)
}
