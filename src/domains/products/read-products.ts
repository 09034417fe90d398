import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readCategoriesById, readCheckPoints } from '../categories/index.ts'
import { titlesIn } from '../categories/rules/index.ts'
import { COMPARE_LIMIT, type ProductView } from './contract.ts'
import { contradictedFacts } from './rules/offer-notices.ts'
import { reportInWords } from './rules/report.ts'
import { typedTitles } from './rules/texts.ts'
import { findAny, findIdsOfCompany, findPublished } from './store/products.ts'

/** A product anybody may see, or `product_not_found`. */
export async function readProduct(deps: Deps, id: number): Promise<ProductView> {
  const [product] = await readPublished(deps, [id])
  if (!product) throw new Failure('notFound', 'product_not_found')
  return product
}

/** Up to three products in the asked order, vanished ones left out; more is `compare_limit` (V08). */
export async function compareProducts(deps: Deps, ids: readonly number[]): Promise<ProductView[]> {
  const distinct = [...new Set(ids)]
  if (distinct.length > COMPARE_LIMIT) {
    const params = { maximum: COMPARE_LIMIT }
    throw new Failure('invalid', 'compare_limit', { params, fields: [{ field: 'ids', code: 'compare_limit', params }] })
  }
  return readPublished(deps, distinct)
}

/** Published products with what was checked of them in words. */
async function readPublished(deps: Deps, ids: readonly number[]): Promise<ProductView[]> {
  const found = await findPublished(deps.db, ids)
  const { of } = await readCheckPoints(deps)
  const categories = await readCategoriesById(deps)
  return found.map((product) => ({
    ...product,
    titles: titlesIn(categories, { ...product, typedTitles: typedTitles(product.texts) }),
    report: reportInWords(product.report, of(product.categoryId) ?? []),
    contradicted: contradictedFacts(product),
  }))
}

/** Ids of a company's products, also of those nobody else may see, in id order after the given one. */
export function readProductIdsOf(deps: Deps, companyId: number, after: number, limit: number): Promise<number[]> {
  return findIdsOfCompany(deps.db, companyId, after, limit)
}

/** Whether the market has any product, whatever its status. */
export function hasProducts(deps: Deps): Promise<boolean> {
  return findAny(deps.db)
}
