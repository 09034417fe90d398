import { countriesOf } from '../../shipping/contract.ts'
import type { Cart, CartLine, CartSellerGroup } from '../contract.ts'
import { deliverGroup } from './deliver-group.ts'
import type { CartContents, CartFacts, Offer, PricedCart, PricedLine, Seller, SellerGroup } from './priced-cart.ts'

/** One group a seller, in the order in which the sellers came in. */
export function priceGroups(contents: CartContents, facts: CartFacts): PricedCart {
  const offers = new Map(facts.offers.map((offer) => [offer.versionId, offer]))
  const sellers = new Map(facts.sellers.map((seller) => [seller.id, seller]))
  const lines = contents.lines.flatMap((line) => {
    const offer = offers.get(line.versionId)
    return offer ? [toLine(line, offer, sellers.get(offer.companyId), facts.factsOf(offer))] : []
  })
  const groups = [...Map.groupBy(lines, ({ offer }) => offer.companyId)].map(([companyId, own]) => {
    const offered = own.map(({ offer }) => offer)
    return {
      companyId,
      seller: sellers.get(companyId),
      lines: own,
      ...deliverGroup({
        lines: own,
        prices: facts.prices.get(companyId) ?? [],
        shops: facts.shops.filter(
          (shop) => shop.companyId === companyId && offered.every((o) => o.shopIds.includes(shop.id)),
        ),
        wanted: contents.deliveries.find((delivery) => delivery.companyId === companyId),
        country: contents.country,
        arrives: facts.arrives,
        holiday: sellers.get(companyId)?.holiday ?? null,
      }),
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
    country: contents.country,
    countries: countriesOf([...facts.prices.values()].flat()),
    sellerGroups: groups.map(({ companyId, seller, lines, ...group }) => ({
      company: traderOf(companyId, seller),
      lines: lines.map(({ offer: _, ...line }) => line),
      ...group,
    })),
    quantity: contents.lines.reduce((total, line) => total + line.quantity, 0),
    ...sums,
  }
}

const isWithdrawn = (offer: Offer, seller: Seller | undefined) => !offer.published || !seller?.sells

/** What keeps a line from being ordered now, the most final reason first. */
function problemOf(quantity: number, offer: Offer, seller: Seller | undefined): CartLine['problem'] {
  if (isWithdrawn(offer, seller)) return 'withdrawn'
  if (seller?.holiday?.now) return 'on_holiday'
  if (offer.quantity === 0) return 'sold_out'
  return offer.quantity < quantity ? 'not_enough' : null
}

function toLine(
  line: CartContents['lines'][number],
  offer: Offer,
  seller: Seller | undefined,
  facts: PricedLine['facts'],
): PricedLine {
  return {
    offer,
    versionId: offer.versionId,
    productId: offer.productId,
    slug: offer.slug,
    title: offer.title,
    titles: offer.titles,
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
    facts,
    warrantyMonths: offer.warrantyMonths,
    problem: problemOf(line.quantity, offer, seller),
  }
}

function traderOf(id: number, seller: Seller | undefined): CartSellerGroup['company'] {
  const { name = '', street = '', postalCode = '', city = '', phone = '', email = '' } = seller ?? {}
  return { id, name, street, postalCode, city, phone, email }
}
