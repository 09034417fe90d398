import type { Deps } from '../../platform/deps.ts'
import { hashNumber } from './hash-number.ts'
import type { StoredUnit } from './store/units.ts'

const SHORTEST = 4
const LONGEST = 30

/**
 * Whether a text that everybody reads gives the unit's own number away, however it is spaced. The number is kept as a hash: what ends as it does is tried
 * in every length that a number has.
 */
export function tellsOwnNumber(
  deps: Pick<Deps, 'secrets'>,
  { numberKind, numberHash, last4 }: Pick<StoredUnit, 'numberKind' | 'numberHash' | 'last4'>,
  text: string,
): boolean {
  if (!numberKind || !numberHash || !last4) return false
  const upper = text.toUpperCase()
  const written = new Set([upper.replaceAll(/\s/g, ''), upper.replaceAll(/[\s/.-]/g, '')])
  for (const bare of written) {
    for (let at = bare.indexOf(last4); at >= 0; at = bare.indexOf(last4, at + 1)) {
      const end = at + last4.length
      for (let length = SHORTEST; length <= LONGEST && length <= end; length += 1) {
        if (hashNumber(deps, numberKind, bare.slice(end - length, end)).equals(numberHash)) return true
      }
    }
  }
  return false
}
