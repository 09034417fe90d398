import { readItem, writeItem } from './storage.ts'

/** Numbers that stay on this device, each once, at most so many. */
export function readNumbers(key: string, most: number): readonly number[] {
  const stored = (readItem('localStorage', key) ?? '').split(',').map(Number)
  return [...new Set(stored.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, most)
}

export function writeNumbers(key: string, ids: readonly number[]): void {
  writeItem('localStorage', key, ids.length > 0 ? ids.join(',') : null)
}
