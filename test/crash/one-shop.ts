import { authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'

export type Shop = { companyId: number; versionId: number; auth: Record<string, string> }
const shops = new WeakMap<TestMarket, Promise<Shop>>()

/** A seller with many pieces of one product; one a market, for all rounds of a sweep. */
export function shopOf(market: TestMarket, initial: Map<number, number>): Promise<Shop> {
  const known = shops.get(market) ?? openShop(market, initial)
  shops.set(market, known)
  return known
}

async function openShop(market: TestMarket, initial: Map<number, number>): Promise<Shop> {
  const { companyId, ownerId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  initial.set(versionId, 5000)
  return { companyId, versionId, auth: await authOf(market, ownerId) }
}
