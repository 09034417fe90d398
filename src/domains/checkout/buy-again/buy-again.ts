import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import type { Cart } from '../../cart/contract.ts'
import { addAgain } from '../../cart/index.ts'
import { toPay } from '../../orders/index.ts'
import type { BoughtAgain } from './contract.ts'

/**
 * What of a purchase is still sold, into a cart; and of each thing, whether it could be had and at which price. `purchase_not_found`,
 * `order_not_found`, `cart_not_found`.
 */
export async function buyAgain(
  deps: Deps,
  key: string,
  { cartId, number }: { cartId: string; number?: string | undefined },
): Promise<{ cart: Cart; items: BoughtAgain[] }> {
  const { orders } = await toPay.readPurchaseToPay(deps, key)
  const chosen = orders.filter((order) => number === undefined || order.number === number)
  if (chosen.length === 0) throw new Failure('notFound', 'order_not_found')
  const bought = chosen.flatMap((order) => order.items)
  const { cart, lines } = await addAgain(deps, cartId, bought)
  const became = new Map(lines.map((line) => [line.versionId, line]))
  const items = bought.map(({ productId, versionId, title, versionName, quantity, unitPrice }) => {
    const { put, why, unitPrice: now } = must(became.get(versionId), `what became of version ${versionId}`)
    const prices = { priceThen: unitPrice, priceNow: why === null ? now : null }
    return { productId, title, versionName, wanted: quantity, put, ...prices, why }
  })
  return { cart, items }
}
