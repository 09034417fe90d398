/** Web storage that never throws: it may be forbidden or full. */
export function readItem(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

export function writeItem(storage: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
  } catch {
    // Private mode or a full disk: the state lives on in memory.
  }
}
