import { allTexts } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { eachLocale } from '../../values/locale.ts'
import { readCategoriesById } from '../categories/index.ts'
import { carriedFacts } from '../categories/rules/index.ts'
import { readSellers } from '../companies/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { readArrivals, readDeliveryPrices } from '../shipping/index.ts'
import { readShops } from '../shops/index.ts'
import { readVersionsForCart } from '../stock/index.ts'
import type { Cart } from './contract.ts'
import { priceCart } from './rules/price-cart.ts'
import type { CartContents, CartFacts, Offer } from './rules/priced-cart.ts'
import { findContents } from './store.ts'

/** What lies in the cart with this key, or `cart_not_found`. One statement. */
export async function readContents(deps: Deps, key: string): Promise<CartContents> {
  const contents = await findContents(deps.db, key)
  if (!contents) throw new Failure('notFound', 'cart_not_found')
  return contents
}

/** Sellers, delivery prices and, where goods wait in shops, the shops behind the offers. At most three statements. */
export async function readCartFacts(deps: Deps, offers: readonly Offer[]): Promise<CartFacts> {
  const companyIds = [...new Set(offers.map((offer) => offer.companyId))].sort((a, b) => a - b)
  const { currency } = await readPublicSettings(deps)
  const { arrives } = await readArrivals(deps)
  const factsOf = await readFacts(deps)
  if (companyIds.length === 0) return { offers, sellers: [], prices: new Map(), shops: [], arrives, factsOf, currency }
  const sellers = await readSellers(deps, companyIds)
  const prices = await readDeliveryPrices(deps, companyIds)
  const withShops = companyIds.filter(
    (id) =>
      prices.get(id)?.some((price) => price.method === 'store_pickup') &&
      offers.every((offer) => offer.companyId !== id || offer.shopIds.length > 0),
  )
  const shops = withShops.length > 0 ? await readShops(deps, { companyIds: withShops }) : []
  return { offers, sellers, prices, shops, arrives, factsOf, currency }
}

const WORDS = eachLocale((locale) => {
  const { yes, no } = allTexts[locale].product
  return { yes, no }
})

/** What of an offer stands beside its price, by the schema of its category. */
async function readFacts(deps: Deps): Promise<CartFacts['factsOf']> {
  const categories = await readCategoriesById(deps)
  return ({ categoryId, attributes, batteryHealth }) => {
    const measured = batteryHealth === null ? {} : { battery_health: batteryHealth }
    return carriedFacts(categories.get(categoryId)?.attributes ?? [], { ...attributes, ...measured }, WORDS)
  }
}

/** The contents at today's prices, stock and delivery options. */
export async function describeCart(deps: Deps, contents: CartContents): Promise<Cart> {
  const ids = contents.lines.map((line) => line.versionId)
  const offers = ids.length > 0 ? await readVersionsForCart(deps, ids) : []
  return priceCart(contents, await readCartFacts(deps, offers))
}

/** The cart as its owner sees it. At most five statements, however full it is. */
export async function readCart(deps: Deps, key: string): Promise<Cart> {
  return describeCart(deps, await readContents(deps, key))
}
