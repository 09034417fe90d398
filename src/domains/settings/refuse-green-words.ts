import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import { findGreenClaims } from '../../values/green-claims.ts'
import { refusesToday } from './publishing-rules.ts'

/**
 * Refuses words of a company or a shop that claim something of the environment: there is no proof beside them. What stood there `before` and stays
 * is not held against who changes something else. `green_claim`, with the words.
 */
export async function refuseGreenWords(
  deps: Deps,
  fields: Readonly<Record<string, { now: string; before: string }>>,
): Promise<void> {
  const claims = Object.entries(fields).flatMap(([field, { now, before }]) => {
    const known = new Set(findGreenClaims(before))
    const words = findGreenClaims(now).filter((one) => !known.has(one))
    return words.length > 0 ? [{ field, words: words.join(', ') }] : []
  })
  const [first] = claims
  if (first && (await refusesToday(deps, 'green')))
    throw invalidField(first.field, 'green_claim', { words: first.words })
}
