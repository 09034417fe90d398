import { SEEN_PAGES } from '../service-worker/names.ts'
import { readNumbers, writeNumbers } from './kept-numbers.ts'
import { createStore, useStore } from './store.ts'

/** Products whose pages were open last, on this device alone. */
export const MOST_SEEN = 12
const KEY = 'recentlySeen'
const EMPTY: readonly number[] = []
const store = createStore<readonly number[]>(EMPTY)

export const recentlySeen = {
  read: store.read,
  subscribe: store.subscribe,
  restore: (): void => store.write(readNumbers(KEY, MOST_SEEN)),
  add(id: number): void {
    const ids = [id, ...readNumbers(KEY, MOST_SEEN).filter((one) => one !== id)].slice(0, MOST_SEEN)
    writeNumbers(KEY, ids)
    store.write(ids)
  },
  clear(): void {
    writeNumbers(KEY, EMPTY)
    store.write(EMPTY)
    // The installed app keeps their pages, too.
    if ('caches' in globalThis) void caches.delete(SEEN_PAGES)
  },
}

export function useRecentlySeen(): readonly number[] {
  return useStore(store, EMPTY)
}
