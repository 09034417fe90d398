import { vi } from 'vitest'

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** A browser that has just been started: empty storages, nothing in the memory of modules. */
export function browserStorage(): void {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  vi.resetModules()
}
