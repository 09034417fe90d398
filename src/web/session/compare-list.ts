import { readItem, writeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** V08. */
export const MAX_COMPARED = 3
const KEY = 'compare'
const EMPTY: readonly number[] = []
const store = createStore<readonly number[]>(EMPTY)

function save(ids: readonly number[]): void {
  writeItem('localStorage', KEY, ids.length ? ids.join(',') : null)
  store.write(ids)
}

/** Ids of products to compare, kept on this device. */
export const compareList = {
  read: store.read,
  subscribe: store.subscribe,
  restore(): void {
    const stored = (readItem('localStorage', KEY) ?? '').split(',').map(Number)
    const ids = [...new Set(stored.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_COMPARED)
    store.write(ids.length ? ids : EMPTY)
  },
  /** False when the list is full: nothing changes. */
  add(id: number): boolean {
    const ids = store.read()
    if (ids.includes(id)) return true
    if (ids.length >= MAX_COMPARED) return false
    save([...ids, id])
    return true
  },
  remove(id: number): void {
    save(store.read().filter((other) => other !== id))
  },
  clear(): void {
    save(EMPTY)
  },
}

export function useCompareList(): readonly number[] {
  return useStore(store, EMPTY)
}
