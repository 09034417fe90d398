import type { Deps } from '../../platform/deps.ts'
import type { Cart } from './contract.ts'
import { describeCart, readContents } from './read-cart.ts'
import { updateCountry } from './store.ts'

/**
 * Says to which country the goods of a cart go. Choices of delivery stay kept: one that does not go there shows as not made, and holds again
 * when the country is changed back.
 */
export async function chooseCountry(deps: Deps, key: string, country: string): Promise<Cart> {
  const contents = await readContents(deps, key)
  if (contents.country !== country) await updateCountry(deps.db, contents.id, country)
  return describeCart(deps, { ...contents, country })
}
