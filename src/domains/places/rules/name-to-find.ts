import { foldText } from '../../../values/text-fold.ts'

/**
 * The names that an address may mean, most likely first, folded: `ul. Długa 5, 31-147 Kraków` → `krakow`. The list knows places, not
 * streets: what follows the post code or stands after the last comma is most often the place.
 */
export function namesToFind(text: string): string[] {
  const folded = foldText(text).replace(/\s+/g, ' ').trim()
  const parts = folded
    .split(',')
    .map((part) => part.replace(/\b\d{2}-?\d{3}\b/g, ' ').trim())
    .filter(Boolean)
  const afterCode = /\b\d{2}-?\d{3}\s+([^,\d]+)/.exec(folded)?.[1]?.trim()
  const names = [afterCode, ...parts.reverse()].filter((name) => name && /^[^\d]{2,}$/.test(name))
  // Without commas the place is said last: `Długa 5 Kraków`.
  const words = folded.split(' ')
  const number = words.findLastIndex((word) => /\d/.test(word))
  const behind = number < 0 ? '' : words.slice(number + 1).join(' ')
  const tail = behind.length < 2 || behind.includes(',') ? undefined : behind
  return [...new Set([...names, tail].filter((name): name is string => Boolean(name)))].slice(0, 4)
}
