import { foldText } from '../../values/text-fold.ts'
import { readItem, writeItem } from './storage.ts'

const KEY = 'pastSearches'
const MOST = 8
const LONGEST = 200

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readItem('localStorage', KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** What was searched for on this device, the latest first; nobody else is told. */
export const pastSearches = {
  read,
  add(text: string): void {
    const searched = text.trim()
    if (!searched || searched.length > LONGEST) return
    const others = read().filter((one) => foldText(one) !== foldText(searched))
    writeItem('localStorage', KEY, JSON.stringify([searched, ...others].slice(0, MOST)))
  },
  /** Those that begin as it is typed, or have a word that does. */
  matching(typed: string): readonly string[] {
    const begin = foldText(typed.trim())
    return read().filter((one) => {
      const text = foldText(one)
      return text !== begin && (text.startsWith(begin) || text.includes(` ${begin}`))
    })
  },
  clear: (): void => writeItem('localStorage', KEY, null),
}
