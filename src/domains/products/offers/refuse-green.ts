import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { findGreenClaims } from '../../../values/green-claims.ts'
import { claimsOf, findUnproved, type Words } from '../../product-safety/index.ts'

/**
 * Refuses to publish, or to change what is published into, an offer that claims something of the environment without a proof: `green_claim` at each
 * field, with its words. What stood there `before` and stays is not held against who changes something else.
 */
export async function refuseGreen(deps: Deps, offer: Words & { id: number }, before?: Words): Promise<void> {
  const known = new Set(before ? claimsOf(before) : [])
  if (!(await findUnproved(deps, [offer])).has(offer.id)) return
  const fields = wordsOf(offer).flatMap(([field, text]) => {
    const words = findGreenClaims(text).filter((one) => !known.has(one))
    return words.length > 0 ? [{ field, code: 'green_claim', params: { words: words.join(', ') } }] : []
  })
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
}

/** The free words of an offer by their fields, as the form calls them. */
function wordsOf({ title, texts }: Words): [field: string, text: string][] {
  const said = Object.entries(texts).flatMap(([locale, one]) =>
    Object.entries(one ?? {}).map(([name, text]): [string, string] => [`texts.${locale}.${name}`, text ?? '']),
  )
  return [['title', title], ...said]
}
