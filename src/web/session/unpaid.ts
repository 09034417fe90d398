import { readItem, writeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

export const UNPAID = 'unpaidPurchase'
const store = createStore<string | null>(null)

/** Key of the purchase that was placed last on this device and is still to be paid online. */
export const unpaid = {
  restore: () => store.write(readItem('localStorage', UNPAID)),
  keep(key: string | null) {
    writeItem('localStorage', UNPAID, key)
    store.write(key)
  },
}

export const useUnpaid = (): string | null => useStore(store, null)
