import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'

/** A seller with 5000 pieces of one version, and somebody who orders one. */
export async function aBusyShop(market: TestMarket) {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  const buy = async () => {
    const cart = await aCart(market, [{ versionId }])
    return market.api('POST', '/api/checkout/orders', orderBody(cart))
  }
  return { versionId, buy }
}
