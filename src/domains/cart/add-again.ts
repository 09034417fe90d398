import type { Deps } from '../../platform/deps.ts'
import { readVersionsForCart } from '../stock/index.ts'
import { orGone } from './change-lines.ts'
import { type Cart, MAX_CART_LINES, MAX_QUANTITY } from './contract.ts'
import { readCart, readCartFacts, readContents } from './read-cart.ts'
import { raiseLines } from './store.ts'

/** What became of one wanted version. `put`: pieces of it that lie in the cart now; 0 with the reason in `why`. Prices gross, grosze. */
export type PutAgain = {
  versionId: number
  put: number
  unitPrice: number
  why: 'gone' | 'sold_out' | 'on_holiday' | 'cart_full' | null
}

/**
 * Puts versions in that somebody bought before, as many as there are: one that lies there already with as many or more stays as it is, so
 * that the same twice changes nothing. What cannot be had is told, not thrown. Seven statements whatever was wanted.
 */
export async function addAgain(
  deps: Deps,
  key: string,
  wanted: readonly { versionId: number; quantity: number }[],
): Promise<{ cart: Cart; lines: PutAgain[] }> {
  const contents = await readContents(deps, key)
  const offers = await readVersionsForCart(
    deps,
    wanted.map((line) => line.versionId),
  )
  const facts = await readCartFacts(deps, offers)
  const there = new Map(contents.lines.map((line) => [line.versionId, line.quantity]))
  let room = MAX_CART_LINES - there.size
  const lines = wanted.map(({ versionId, quantity }): PutAgain => {
    const refused = (why: PutAgain['why']): PutAgain => ({ versionId, put: 0, unitPrice: 0, why })
    const offer = offers.find((one) => one.versionId === versionId)
    const seller = facts.sellers.find((one) => one.id === offer?.companyId)
    if (!offer?.published || !seller?.sells) return refused('gone')
    if (seller.holiday?.now) return refused('on_holiday')
    const put = Math.min(Math.max(quantity, there.get(versionId) ?? 0), offer.quantity, MAX_QUANTITY)
    if (put <= 0) return refused('sold_out')
    if (!there.has(versionId) && room-- <= 0) return refused('cart_full')
    return { versionId, put, unitPrice: offer.price, why: null }
  })
  await raiseLines(
    deps.db,
    contents.id,
    lines.flatMap(({ versionId, put, unitPrice }) => (put > 0 ? [{ versionId, quantity: put, price: unitPrice }] : [])),
  ).catch(orGone)
  return { cart: await readCart(deps, contents.key), lines }
}
