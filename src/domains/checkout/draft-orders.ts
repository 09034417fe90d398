import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { PricedCart } from '../cart/rules/index.ts'
import { commissionOf, readCommissionRates, serviceVat } from '../commission/index.ts'
import type { OrderDraft, SellerSnapshot } from '../orders/index.ts'
import type { KnownPoint } from '../shipping/index.ts'
import { pickupOf, promiseOf, termsOf } from './rules/draft-orders.ts'

/** The orders of a checked cart of a guest or a person who is signed in, with everything frozen that may change later: seller, titles, prices, VAT, commission. */
export async function draftOrders(
  deps: Deps,
  cart: PricedCart,
  points: readonly KnownPoint[],
  { signedIn, oldDevices }: { signedIn: boolean; oldDevices: readonly number[] },
): Promise<OrderDraft[]> {
  const offers = cart.groups.flatMap(({ lines }) => lines.map(({ offer }) => offer))
  const rates = await readCommissionRates(deps, offers)
  const rateOf = new Map(offers.map(({ versionId }, index) => [versionId, rates[index]]))
  return cart.groups.map((group): OrderDraft => {
    // What is missing here would sell without seller, delivery or commission: nothing is ordered then.
    const seller = must(group.seller, `seller ${group.companyId}`)
    const { method, cashOnDelivery } = must(group.choice, `the delivery of seller ${group.companyId}`)
    const lines = group.lines.map((line) => ({
      ...line,
      rate: must(rateOf.get(line.versionId), `the commission of version ${line.versionId}`),
    }))
    return {
      companyId: seller.id,
      ...termsOf(group, signedIn),
      seller: snapshot(seller),
      method,
      cashOnDelivery,
      pickup: pickupOf(group, points),
      takesOldDevice: oldDevices.includes(seller.id),
      ...promiseOf(group),
      goods: group.goods,
      delivery: group.delivery,
      total: group.total,
      commission: commissionOf(
        lines.map(({ lineTotal, rate }) => ({ base: lineTotal, rate })),
        serviceVat(seller),
      ),
      items: lines.map(({ offer, ...line }) => ({
        productId: line.productId,
        versionId: line.versionId,
        title: line.title,
        titles: line.titles,
        versionName: line.versionName,
        state: line.state,
        imageKey: line.imageKey,
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        lineTotal: line.lineTotal,
        facts: line.facts,
        warrantyMonths: line.warrantyMonths,
        vatScheme: offer.vatScheme,
        erpCode: offer.erpCode,
      })),
    }
  })
}

function snapshot(seller: SellerSnapshot): SellerSnapshot {
  const { id, name, shortName, email, phone, street, postalCode, city, country, taxId, bdoNumber, chargesVat } = seller
  return {
    id,
    name,
    shortName,
    email,
    phone,
    street,
    postalCode,
    city,
    country,
    taxId,
    ...(bdoNumber && { bdoNumber }),
    chargesVat: must(chargesVat, `whether ${name} charges VAT`),
  }
}
