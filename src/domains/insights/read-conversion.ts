import type { Deps } from '../../platform/deps.ts'
import { readSoldProducts } from '../fulfilment/index.ts'
import { sellerGoods } from '../products/index.ts'
import type { Dashboard } from './contract.ts'
import { rankProducts } from './rules/conversion.ts'
import { findViews } from './store/views.ts'

/** Only the most looked at products are compared: what hardly anybody sees tells nothing. */
const COMPARED = 200

/** How products convert in a period: their views, and the products that stand out. Three statements. */
export async function readConversion(
  deps: Deps,
  companyId: number,
  period: { from: string; to: string },
): Promise<Omit<Dashboard['conversion'], 'orders'>> {
  const { total, products } = await findViews(deps.db, companyId, period, COMPARED)
  const ids = products.map((product) => product.productId)
  const sold = ids.length > 0 ? await readSoldProducts(deps, companyId, period, ids) : new Map<number, number>()
  const { best, worst } = rankProducts(products.map((one) => ({ ...one, orders: sold.get(one.productId) ?? 0 })))
  const shown = [...best, ...worst].map((one) => one.productId)
  const names = new Map(
    (shown.length > 0 ? await sellerGoods.readProductNames(deps, shown) : []).map((one) => [one.id, one]),
  )
  const named = (list: typeof best) =>
    list.map((one) => ({
      ...one,
      title: names.get(one.productId)?.title ?? '',
      imageKey: names.get(one.productId)?.imageKey ?? null,
    }))
  return { views: total, best: named(best), worst: named(worst) }
}
