import { largestSize, type ParcelSize } from '../../../values/parcel-size.ts'
import { type DeliveryPrice, priceForSize, type SizePrices } from '../../shipping/contract.ts'
import type { Cart, CartLine, CartParcel, DeliveryChoice } from '../contract.ts'
import { deliveryCost } from './delivery-cost.ts'

export type CartContents = {
  id: number
  key: string
  lines: { versionId: number; quantity: number; addedPrice: number }[]
  deliveries: DeliveryChoice[]
}

/** A version as the catalogue knows it now. */
export type Offer = Omit<CartLine, 'quantity' | 'available' | 'unitPrice' | 'addedPrice' | 'lineTotal' | 'problem'> & {
  price: number
  quantity: number
  companyId: number
  published: boolean
  currency: Cart['currency']
  vatScheme: string
  erpCode: string | null
  shopIds: readonly number[]
  categoryId: number
  parcelSize: ParcelSize
}

type Seller = CartParcel['company'] & {
  shortName: string
  country: string
  taxId: string
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
}

/** The cart at today's prices: one parcel a seller, in the order in which the sellers came in. Amounts gross, in grosze. */
export function priceCart(contents: CartContents, facts: CartFacts): Cart {
  const offers = new Map(facts.offers.map((offer) => [offer.versionId, offer]))
  const sellers = new Map(facts.sellers.map((seller) => [seller.id, seller]))
  const lines = contents.lines.flatMap((line) => {
    const offer = offers.get(line.versionId)
    return offer ? [{ ...line, offer }] : []
  })
  const parcels = [...Map.groupBy(lines, ({ offer }) => offer.companyId)].map(([companyId, own]) => {
    const seller = sellers.get(companyId)
    const choice = contents.deliveries.find((delivery) => delivery.companyId === companyId)
    const offered = own.map(({ offer }) => offer)
    return toParcel(
      traderOf(companyId, seller),
      own.map(({ offer, ...line }) => toLine(line, offer, seller)),
      sized(facts.prices.get(companyId) ?? [], offered),
      facts.shops.filter((shop) => shop.companyId === companyId && offered.every((o) => o.shopIds.includes(shop.id))),
      choice,
    )
  })
  const sum = (pick: (parcel: CartParcel) => number) => parcels.reduce((total, parcel) => total + pick(parcel), 0)
  return {
    id: contents.key,
    parcels,
    quantity: contents.lines.reduce((total, line) => total + line.quantity, 0),
    goods: sum((parcel) => parcel.goods),
    delivery: sum((parcel) => parcel.delivery),
    total: sum((parcel) => parcel.total),
    currency: lines[0]?.offer.currency ?? 'PLN',
  }
}

/** The largest thing decides which parcel it is. */
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

function toLine(line: CartContents['lines'][number], offer: Offer, seller: Seller | undefined): CartLine {
  return {
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
    deliveryDays: offer.deliveryDays,
    problem: problemOf(line.quantity, offer, seller),
  }
}

function toParcel(
  company: CartParcel['company'],
  lines: CartLine[],
  prices: readonly DeliveryPrice[],
  shops: readonly Shop[],
  wanted: DeliveryChoice | undefined,
): CartParcel {
  const goods = lines.reduce((total, line) => total + line.lineTotal, 0)
  const methods = prices
    .filter((price) => price.method !== 'store_pickup' || shops.length > 0)
    .map((price) => ({ ...price, ...deliveryCost(price, goods) }))
  const pickupShops = methods.some((method) => method.method === 'store_pickup')
    ? shops.map(({ id, title, street, city }) => ({ id, title, street, city }))
    : []
  const method = methods.find((one) => one.method === wanted?.method)
  const cost = wanted?.cashOnDelivery ? method?.parcelCodPrice : method?.parcelPrice
  const shopGone = wanted?.method === 'store_pickup' && !pickupShops.some((shop) => shop.id === wanted.shopId)
  // A choice that is not on offer any more has to be made again.
  const choice = wanted && typeof cost === 'number' && !shopGone ? wanted : null
  const delivery = choice ? (cost ?? 0) : 0
  return {
    company,
    lines,
    goods,
    methods,
    pickupShops,
    choice,
    delivery,
    total: goods + delivery,
    deliverable: methods.length > 0,
  }
}

function traderOf(id: number, seller: Seller | undefined): CartParcel['company'] {
  const { name = '', street = '', postalCode = '', city = '', phone = '', email = '' } = seller ?? {}
  return { id, name, street, postalCode, city, phone, email }
}
