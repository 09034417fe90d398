import { type OfferVat, vatOfSum } from '../../../values/vat.ts'
import type { PurchaseView } from '../contract.ts'
import { toOrderFacts } from './order-facts.ts'
import type { PurchaseDraft } from './purchase-draft.ts'
import { toPurchaseView } from './purchase-view.ts'

/** A purchase just written, as it would be read. `numberOf`: the number of a company's order. */
export function draftView(
  draft: PurchaseDraft,
  numberOf: (companyId: number) => string,
  now: Date,
  shownToken: string | null,
): PurchaseView {
  const addressCountry = draft.shippingAddress?.country ?? null
  const orders = draft.orders.map(({ commission: _, seller, items, companyId, ...order }) => ({
    ...order,
    ...toOrderFacts({ ...order, shipment: null }, { addressCountry, sellerCountry: seller.country, provider: null }),
    number: numberOf(companyId),
    seller: { id: seller.id, name: seller.name, email: seller.email, phone: seller.phone },
    vat: vatOfSum(items.map(({ vatScheme }) => vatOfLine(vatScheme, seller.chargesVat))),
    items: items.map(({ vatScheme: _, erpCode: __, ...item }) => ({ ...item, titles: item.titles ?? {}, givenUp: 0 })),
    amountPaid: 0,
    givenBack: 0,
    shipment: null,
    shipments: [],
    cancelled: null,
    history: [{ at: draft.placedAt.toISOString(), status: order.status }],
    currency: draft.currency,
  }))
  const stored = { ...draft, email: draft.buyer.email, phone: draft.buyer.phone, linksAskedAt: [] }
  return toPurchaseView(stored, orders, now, shownToken)
}

function vatOfLine(scheme: string, chargesVat: boolean | undefined): OfferVat | null {
  if (chargesVat === undefined) return null
  if (!chargesVat) return 'exempt'
  return scheme === 'margin' ? 'margin' : 'vat23'
}
