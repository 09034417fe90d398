import { countCharacters } from '../../../values/characters.ts'

/** What the other side reads of somebody: the first name and one letter; null where nothing is known. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string | null {
  const letters = Array.from(lastName.trim())
  // A letter with its marks, never half of it.
  const size = letters.findIndex((_, at) => countCharacters(letters.slice(0, at + 1).join('')) > 1)
  const initial = letters.slice(0, size < 0 ? letters.length : size).join('')
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ') || null
}
