import { readItem, writeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

const KEY = 'unpaidPurchase'
const store = createStore<string | null>(null)

function save(key: string | null): void {
  writeItem('localStorage', KEY, key)
  store.write(key)
}

/** Key of the purchase that was placed last on this device and is still to be paid online. */
export const unpaid = {
  restore: (): void => store.write(readItem('localStorage', KEY)),
  keep: save,
  /** Paid, given up or too late. Another one may have been placed meanwhile: that stays. */
  forget(key: string): void {
    if (readItem('localStorage', KEY) === key) save(null)
    else store.write(readItem('localStorage', KEY))
  },
  clear: (): void => save(null),
}

export function useUnpaid(): string | null {
  return useStore(store, null)
}
