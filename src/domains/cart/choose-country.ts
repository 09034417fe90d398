import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { attemptsFrom } from '../accounts/index.ts'
import type { Cart } from './contract.ts'
import { describeCart, readContents } from './read-cart.ts'
import { updateCountry } from './store.ts'

/** Each prices the whole cart anew, for whoever asks. From one network: an office that shops together stays below it. */
const CHOICES = defineLimit({ name: 'cart-country', attempts: 300, seconds: 600 })

/**
 * Says to which country the goods of a cart go. Choices of delivery stay kept: one that does not go there shows as not made, and holds again
 * when the country is changed back. `cart_not_found`, `rate_limited`.
 */
export async function chooseCountry(
  deps: Deps,
  key: string,
  { country, address }: { country: string; address: string },
): Promise<Cart> {
  await deps.limits.count(CHOICES, attemptsFrom(address))
  const contents = await readContents(deps, key)
  if (contents.country !== country) await updateCountry(deps.db, contents.id, country)
  return describeCart(deps, { ...contents, country })
}
