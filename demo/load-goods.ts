import { readCategories, recountCategories } from '../src/domains/categories/index.ts'
import { enterBrands } from '../src/domains/product-safety/index.ts'
import { createProducts, type NewProduct } from '../src/domains/products/index.ts'
import { refreshDocuments, refreshWords } from '../src/domains/search/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { loadSeller } from './load-seller.ts'
import { measureUnits } from './measure-units.ts'
import { loadPast, ON_OFFER_SINCE } from './past/load-past.ts'
import { toNewProduct, writePictures } from './product-for-market.ts'
import type { DemoProduct } from './product-types.ts'
import { progressBar } from './progress.ts'
import { tradeOf } from './trade-of.ts'

const BATCH = 150
const DAY = 86_400_000
const HOUR = 3_600_000

/** When a seller's goods came: some have been on offer for a year, most came over the past two months, the last ones today. */
function arrivals(own: readonly DemoProduct[]): { ago: number; goods: DemoProduct[] }[] {
  const steady = own.filter(({ listedHoursAgo }) => listedHoursAgo === undefined)
  const batches: { ago: number; goods: DemoProduct[] }[] = []
  for (let start = 0; start < steady.length; start += BATCH) {
    const days = Math.max(2, Math.round((1 - (start + BATCH) / (steady.length + BATCH)) * 60))
    batches.push({ ago: start === 0 ? ON_OFFER_SINCE : days * DAY, goods: steady.slice(start, start + BATCH) })
  }
  const latest = own.filter(({ listedHoursAgo }) => listedHoursAgo !== undefined)
  for (const [hours, goods] of Map.groupBy(latest, ({ listedHoursAgo = 0 }) => listedHoursAgo))
    batches.push({ ago: hours * HOUR, goods })
  return batches
}

/** Of the market's trade: companies with their shops, pictures, products, things that were tested and lists, with a progress bar. */
export async function loadGoods(deps: Deps): Promise<void> {
  const trade = await tradeOf(deps.config.vertical)
  if (!trade) return
  const { sellers: companies, products: goods, hasPast } = trade
  const now = deps.now()
  const products = goods(now)
  const bar = progressBar('Loading the demo market', products.length * 4)
  const sellers = new Map<string, { companyId: number; shopIds: number[] }>()
  for (const seller of companies) sellers.set(seller.key, await loadSeller(deps, seller))
  const categories = new Map((await readCategories(deps)).map((category) => [category.slug, category.id]))
  await writePictures(deps.files, products)
  await enterBrands(deps, [...new Set(products.map(({ brand }) => brand))], { asExample: true })
  // Lists are written once at the end instead of after every batch.
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const ids: number[] = []
  for (const [key, { companyId, shopIds }] of sellers) {
    const own = products.filter((product) => product.sellerKey === key)
    for (const { ago, goods: batch } of arrivals(own)) {
      const listed = new Date(now.getTime() - ago)
      const offers = batch.map((one): NewProduct => toNewProduct(one, categories, shopIds, now))
      ids.push(...(await createProducts({ ...quiet, now: () => listed }, companyId, offers)))
      bar.to(ids.length)
    }
  }
  if (hasPast) {
    await loadPast(deps, (share) => bar.to(products.length * (1 + 2 * share)))
    await measureUnits(quiet)
  }
  for (let start = 0; start < ids.length; start += 500) {
    await refreshDocuments(deps, ids.slice(start, start + 500))
    bar.to(products.length * 3 + start + 500)
  }
  await refreshWords(deps)
  await recountCategories(deps)
  bar.end()
}
