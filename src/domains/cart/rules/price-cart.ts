import { largestSize, type ParcelSize } from '../../../values/parcel-size.ts'
import type { OfferVat } from '../../../values/vat.ts'
import { type DeliveryPrice, priceForSize, type SizePrices } from '../../shipping/contract.ts'
import type { Cart, CartLine, CartSellerGroup, DeliveryChoice } from '../contract.ts'
import { deliveryCost } from './delivery-cost.ts'

export type CartContents = {
  id: number
  key: string
  lines: { versionId: number; quantity: number; addedPrice: number }[]
  deliveries: DeliveryChoice[]
}

/** A version as the catalogue knows it now. */
export type Offer = Omit<
  CartLine,
  'quantity' | 'available' | 'unitPrice' | 'addedPrice' | 'lineTotal' | 'problem' | 'vat'
> & {
  price: number
  quantity: number
  companyId: number
  published: boolean
  currency: Cart['currency']
  vatScheme: Exclude<OfferVat, 'exempt'>
  erpCode: string | null
  shopIds: readonly number[]
  categoryId: number
  parcelSize: ParcelSize
}

type Seller = CartSellerGroup['company'] & {
  shortName: string
  country: string
  taxId: string
  vatId: string | null
  chargesVat: boolean
  sells: boolean
  holiday?: { now: boolean } | null
}
type Price = DeliveryPrice & { sizePrices: SizePrices }
type Shop = { id: number; companyId: number; title: string; street: string; city: string }

/** What is true outside the cart: offers, sellers, their delivery prices and shops. */
export type CartFacts = {
  offers: readonly Offer[]
  sellers: readonly Seller[]
  prices: ReadonlyMap<number, Price[]>
  shops: readonly Shop[]
  /** The market's own: of a cart in which nothing lies. */
  currency: Cart['currency']
}

/** A line with the offer behind it, as it is now. */
export type PricedLine = CartLine & { offer: Offer }

/** What one seller will ship: becomes one order. Without `seller`: the company is not in the market any more. */
export type SellerGroup = Omit<CartSellerGroup, 'company' | 'lines'> & {
  companyId: number
  seller: Seller | undefined
  lines: PricedLine[]
}

/** A cart at today's prices, with all that an order is made of. Amounts gross, in grosze. */
export type PricedCart = {
  groups: SellerGroup[]
  /** Versions in the cart that are not there any more: nothing is ordered without a word about them. */
  missing: number[]
  goods: number
  delivery: number
  total: number
  currency: Cart['currency']
}

/** One group a seller, in the order in which the sellers came in. */
export function priceGroups(contents: CartContents, facts: CartFacts): PricedCart {
  const offers = new Map(facts.offers.map((offer) => [offer.versionId, offer]))
  const sellers = new Map(facts.sellers.map((seller) => [seller.id, seller]))
  const lines = contents.lines.flatMap((line) => {
    const offer = offers.get(line.versionId)
    return offer ? [toLine(line, offer, sellers.get(offer.companyId))] : []
  })
  const groups = [...Map.groupBy(lines, ({ offer }) => offer.companyId)].map(([companyId, own]) => {
    const offered = own.map(({ offer }) => offer)
    return {
      companyId,
      seller: sellers.get(companyId),
      lines: own,
      ...delivered(
        own,
        sized(facts.prices.get(companyId) ?? [], offered),
        facts.shops.filter((shop) => shop.companyId === companyId && offered.every((o) => o.shopIds.includes(shop.id))),
        contents.deliveries.find((delivery) => delivery.companyId === companyId),
      ),
    }
  })
  const sum = (pick: (group: SellerGroup) => number) => groups.reduce((total, group) => total + pick(group), 0)
  return {
    groups,
    missing: contents.lines.map((line) => line.versionId).filter((id) => !offers.has(id)),
    goods: sum((group) => group.goods),
    delivery: sum((group) => group.delivery),
    total: sum((group) => group.total),
    currency: lines[0]?.offer.currency ?? facts.currency,
  }
}

/** The cart as its owner sees it. */
export function priceCart(contents: CartContents, facts: CartFacts): Cart {
  const { groups, missing: _, ...sums } = priceGroups(contents, facts)
  return {
    id: contents.key,
    sellerGroups: groups.map(({ companyId, seller, lines, ...group }) => ({
      company: traderOf(companyId, seller),
      lines: lines.map(({ offer: _, ...line }) => line),
      ...group,
    })),
    quantity: contents.lines.reduce((total, line) => total + line.quantity, 0),
    ...sums,
  }
}

/** The largest thing decides the parcel size. */
function sized(prices: readonly Price[], offered: readonly Offer[]): DeliveryPrice[] {
  const size = largestSize(offered.map((offer) => offer.parcelSize))
  return prices.map((price) => priceForSize(price, size))
}

const isWithdrawn = (offer: Offer, seller: Seller | undefined) => !offer.published || !seller?.sells

/** What keeps a line from being ordered now, the most final reason first. */
function problemOf(quantity: number, offer: Offer, seller: Seller | undefined): CartLine['problem'] {
  if (isWithdrawn(offer, seller)) return 'withdrawn'
  if (seller?.holiday?.now) return 'on_holiday'
  if (offer.quantity === 0) return 'sold_out'
  return offer.quantity < quantity ? 'not_enough' : null
}

function toLine(line: CartContents['lines'][number], offer: Offer, seller: Seller | undefined): PricedLine {
  return {
    offer,
    versionId: offer.versionId,
    productId: offer.productId,
    slug: offer.slug,
    title: offer.title,
    versionName: offer.versionName,
    imageKey: offer.imageKey,
    state: offer.state,
    quantity: line.quantity,
    available: isWithdrawn(offer, seller) ? 0 : offer.quantity,
    unitPrice: offer.price,
    addedPrice: line.addedPrice,
    lineTotal: offer.price * line.quantity,
    vat: seller?.chargesVat === false ? 'exempt' : offer.vatScheme,
    deliveryDays: offer.deliveryDays,
    problem: problemOf(line.quantity, offer, seller),
  }
}

function delivered(
  lines: readonly PricedLine[],
  prices: readonly DeliveryPrice[],
  shops: readonly Shop[],
  wanted: DeliveryChoice | undefined,
): Omit<SellerGroup, 'companyId' | 'seller' | 'lines'> {
  const goods = lines.reduce((total, line) => total + line.lineTotal, 0)
  const methods = prices
    .filter((price) => price.method !== 'store_pickup' || shops.length > 0)
    .map((price) => ({ ...price, ...deliveryCost(price, goods) }))
  const pickupShops = methods.some((method) => method.method === 'store_pickup')
    ? shops.map(({ id, title, street, city }) => ({ id, title, street, city }))
    : []
  const method = methods.find((one) => one.method === wanted?.method)
  const cost = wanted?.cashOnDelivery ? method?.groupCodPrice : method?.groupPrice
  const shopGone = wanted?.method === 'store_pickup' && !pickupShops.some((shop) => shop.id === wanted.shopId)
  // A choice that is not on offer any more has to be made again.
  const chosen = wanted && typeof cost === 'number' && !shopGone ? { choice: wanted, delivery: cost } : undefined
  const { choice, delivery } = chosen ?? { choice: null, delivery: 0 }
  return {
    goods,
    methods,
    pickupShops,
    choice,
    delivery,
    total: goods + delivery,
    deliverable: methods.length > 0,
  }
}

function traderOf(id: number, seller: Seller | undefined): CartSellerGroup['company'] {
  const { name = '', street = '', postalCode = '', city = '', phone = '', email = '' } = seller ?? {}
  return { id, name, street, postalCode, city, phone, email }
}
