import { useSyncExternalStore } from 'react'

/** A small state outside React: read anywhere, subscribe in components. Nothing on the server. */
export type Store<T> = {
  read: () => T
  write: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; `server` while rendering on the server and during hydration, so that both agree. */
export function useStore<T>(store: Store<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.read, () => server)
}
