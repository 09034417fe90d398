import { toNewProduct } from '../../demo/product-for-market.ts'
import { demoProducts } from '../../demo/products.ts'
import { prepareCategories, readCategories } from '../../src/domains/categories/index.ts'
import { createProducts } from '../../src/domains/products/index.ts'
import { refreshDocuments, refreshWords } from '../../src/domains/search/index.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { aSeller } from './seller.ts'

/** The goods of the demo market, without pictures, each seller's own; ready to be searched. Takes some seconds. */
export async function demoGoods(market: { deps: Deps }, now: Date): Promise<void> {
  const deps = { ...market.deps, emit: async () => undefined }
  await prepareCategories(deps)
  const categories = new Map((await readCategories(deps)).map((category) => [category.slug, category.id]))
  const products = demoProducts(now)
  for (const key of new Set(products.map((product) => product.sellerKey))) {
    const { companyId } = await aSeller(deps)
    const own = products.filter((product) => product.sellerKey === key)
    const drafts = own.map((product) => toNewProduct(product, categories, [], now))
    await refreshDocuments(deps, await createProducts(deps, companyId, drafts))
  }
  await refreshWords(deps)
}
