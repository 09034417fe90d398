import { createUser } from '../src/domains/accounts/index.ts'
import {
  createProducts,
  type NewProduct,
  prepareCategories,
  readCategories,
  recountCategories,
} from '../src/domains/catalog/index.ts'
import { createCompany } from '../src/domains/companies/index.ts'
import { refreshListings, refreshWords } from '../src/domains/search/index.ts'
import { readSetting, writeSetting } from '../src/domains/settings/index.ts'
import { savePickupPoints, setDeliveryPrices } from '../src/domains/shipping/index.ts'
import { addShop } from '../src/domains/shops/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { PERSONAS } from './personas.ts'
import { demoPickupPoints } from './pickup-points.ts'
import { toNewProduct, writePictures } from './product-for-market.ts'
import { demoProducts } from './products.ts'
import { progressBar } from './progress.ts'
import { emptyMarket } from './reset-data.ts'
import type { DemoSeller } from './seller-types.ts'
import { DEMO_SELLERS } from './sellers.ts'

const BATCH = 150
const DAY = 86_400_000
const MARK = 'demo'

/** Loads the demo market unless it is there; one that was interrupted is begun anew. */
export async function loadDemoOnce(deps: Deps): Promise<void> {
  const mark = await readSetting(deps, MARK)
  if (mark === 'loaded') return
  if (mark === 'loading') await emptyMarket(deps)
  await loadDemo(deps)
}

/** Builds the demo through the doors of the domains: people, companies, shops, prices, pictures, products. */
export async function loadDemo(deps: Deps): Promise<void> {
  await writeSetting(deps, MARK, 'loading')
  await prepareCategories(deps)
  for (const persona of [PERSONAS.buyer, PERSONAS.operator]) {
    await createUser(deps, { ...persona, permissions: persona.key === 'operator' ? 'admin' : 'buyer' })
  }
  await savePickupPoints(deps, demoPickupPoints())
  // The cosmetics reading has its categories but no goods for show.
  if (deps.config.reading === 'electronics') await loadGoods(deps)
  await writeSetting(deps, MARK, 'loaded')
}

async function loadGoods(deps: Deps): Promise<void> {
  const now = deps.now()
  const products = demoProducts(now)
  const bar = progressBar('Loading the demo market', products.length * 2)
  const sellers = new Map<string, { companyId: number; shopIds: number[] }>()
  for (const seller of DEMO_SELLERS) sellers.set(seller.key, await loadSeller(deps, seller))
  const categories = new Map((await readCategories(deps)).map((category) => [category.slug, category.id]))
  await writePictures(deps.files, products)
  // Lists are written once at the end instead of after every batch.
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const ids: number[] = []
  for (const [key, { companyId, shopIds }] of sellers) {
    const own = products.filter((product) => product.sellerKey === key)
    for (let start = 0; start < own.length; start += BATCH) {
      const batch = own
        .slice(start, start + BATCH)
        .map((one): NewProduct => toNewProduct(one, categories, shopIds, now))
      // Offers came over the past two months, the last ones today.
      const listed = new Date(now.getTime() - Math.round((1 - (start + BATCH) / (own.length + BATCH)) * 60) * DAY)
      ids.push(...(await createProducts({ ...quiet, now: () => listed }, companyId, batch)))
      bar.to(ids.length)
    }
  }
  for (let start = 0; start < ids.length; start += 500) {
    await refreshListings(deps, ids.slice(start, start + 500))
    bar.to(products.length + start + 500)
  }
  await refreshWords(deps)
  await recountCategories(deps)
  bar.end()
}

async function loadSeller(deps: Deps, seller: DemoSeller): Promise<{ companyId: number; shopIds: number[] }> {
  const persona = Object.values(PERSONAS).find((one) => one.sellerKey === seller.key)
  const owner = persona ?? {
    firstName: 'Jan',
    lastName: seller.shortName,
    email: `owner@${seller.key}.example.com`,
    phone: seller.phone,
  }
  const ownerId = await createUser(deps, { ...owner, permissions: 'seller' })
  const companyId = await createCompany(deps, ownerId, {
    ...seller,
    bankBic: null,
    bankIban: seller.iban,
    selfCertified: true,
    status: 'approved',
  })
  const shopIds: number[] = []
  for (const shop of seller.shops) {
    shopIds.push(
      await addShop(deps, companyId, { ...shop, country: seller.country, timeZone: 'Europe/Warsaw', images: [] }),
    )
  }
  await setDeliveryPrices(deps, companyId, seller.delivery)
  return { companyId, shopIds }
}
