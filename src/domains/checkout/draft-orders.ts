import type { Deps } from '../../platform/deps.ts'
import type { Cart } from '../cart/contract.ts'
import type { CartFacts } from '../cart/index.ts'
import { commissionOf, readCommissionRates } from '../commission/index.ts'
import type { OrderDraft, SellerSnapshot } from '../orders/index.ts'
import type { PickupPoint } from '../shipping/contract.ts'
import { pickupOf, termsOf } from './rules/draft-orders.ts'

/** The orders of a checked cart of a guest or a person who is signed in, with everything frozen that may change later: seller, titles, prices, VAT, commission. */
export async function draftOrders(
  deps: Deps,
  cart: Cart,
  facts: CartFacts,
  points: readonly PickupPoint[],
  signedIn: boolean,
): Promise<OrderDraft[]> {
  const rates = await readCommissionRates(deps, facts.offers)
  const sellers = new Map(facts.sellers.map((seller) => [seller.id, seller]))
  const offers = new Map(facts.offers.map((offer, index) => [offer.versionId, { ...offer, rate: rates[index] }]))
  // What is missing here would sell without commission, tax treatment or seller: nothing is ordered then.
  const offerOf = (versionId: number) => {
    const offer = offers.get(versionId)
    if (offer?.rate === undefined) throw new Error(`version ${versionId} of the cart has no offer or commission`)
    return { ...offer, rate: offer.rate }
  }
  return cart.parcels.map((parcel): OrderDraft => {
    const seller = sellers.get(parcel.company.id)
    if (!seller || !parcel.choice) throw new Error(`the part of company ${parcel.company.id} was not checked`)
    return {
      companyId: seller.id,
      ...termsOf(parcel, signedIn),
      seller: snapshot(seller),
      method: parcel.choice.method,
      cashOnDelivery: parcel.choice.cashOnDelivery,
      pickup: pickupOf(parcel, points),
      goods: parcel.goods,
      delivery: parcel.delivery,
      total: parcel.total,
      commission: commissionOf(
        parcel.lines.map(({ versionId, lineTotal }) => ({ base: lineTotal, rate: offerOf(versionId).rate })),
      ),
      items: parcel.lines.map((line) => ({
        productId: line.productId,
        versionId: line.versionId,
        title: line.title,
        versionName: line.versionName,
        state: line.state,
        imageKey: line.imageKey,
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        lineTotal: line.lineTotal,
        vatScheme: offerOf(line.versionId).vatScheme,
        erpCode: offerOf(line.versionId).erpCode,
      })),
    }
  })
}

function snapshot(seller: SellerSnapshot): SellerSnapshot {
  const { id, name, shortName, email, phone, street, postalCode, city, country, taxId } = seller
  return { id, name, shortName, email, phone, street, postalCode, city, country, taxId }
}
