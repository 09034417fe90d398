import { type Currency, LAW_CURRENCY, type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { type Priced, type PricedLine, sumOf, totalled, withVat } from './priced.ts'
import type { Treatment } from './vat.ts'

/** Amounts gross, grosze, as the order froze them. */
export type OrderToDocument = {
  items: readonly {
    id: number
    title: string
    versionName: string
    quantity: number
    unitPrice: Minor
    lineTotal: Minor
    vatScheme: string
  }[]
  delivery: Minor
  total: Minor
  currency: Currency
}

/** `exempt`: a seller who charges no VAT at all, whatever the product says. */
export type SellerVat = 'active' | 'exempt'
/** Who buys: `company` gave a tax number of the country or of the EU, `person` data for an invoice without one, `nobody` asked for none. */
export type BuyerKind = 'company' | 'person' | 'nobody'

export type DocumentPlan = Priced & { kind: 'vatInvoice' | 'marginInvoice' | 'confirmation'; splitPayment: boolean }

/** Above this, in PLN, an invoice between taxpayers carries the words of the split payment. */
const SPLIT_PAYMENT_ABOVE: Minor = 1_500_000

function treatmentOf(vatScheme: string, seller: SellerVat): Treatment {
  if (vatScheme !== 'vat23' && vatScheme !== 'margin') throw new Error(`no VAT scheme: ${vatScheme}`)
  return seller === 'exempt' ? 'exempt' : vatScheme
}

/**
 * The documents of an order. Who asked for an invoice gets one, and goods under the margin scheme stand on an invoice of their own, as no VAT
 * may be shown for them; everybody else gets one confirmation of the sale. Delivery follows what is delivered: it is shared over the treatments by the
 * value of the goods. Together they are worth the order, to the grosz: anything else is an error.
 */
export function planDocuments(order: OrderToDocument, seller: SellerVat, buyer: BuyerKind): DocumentPlan[] {
  const groups = [...Map.groupBy(order.items, (item) => treatmentOf(item.vatScheme, seller))]
  const deliveries = splitMoney(
    order.delivery,
    groups.map(([, items]) => sumOf(items.map((item) => item.lineTotal))),
  )
  const lines = groups.flatMap(([treatment, items], index) =>
    linesOf(items, treatment, must(deliveries[index], 'a share of the delivery')),
  )
  const byKind = Map.groupBy(lines, (line) => kindOf(line.treatment, buyer))
  const plans = [...byKind].map(([kind, own]): DocumentPlan => {
    const priced = totalled(withVat(own.map((line, index) => ({ ...line, no: index + 1 }))))
    const isLarge = order.currency === LAW_CURRENCY && priced.total > SPLIT_PAYMENT_ABOVE
    const isTaxed = priced.totals.some(({ treatment }) => treatment === 'vat23')
    return { kind, ...priced, splitPayment: kind === 'vatInvoice' && buyer === 'company' && isLarge && isTaxed }
  })
  const documented = sumOf(plans.map((plan) => plan.total))
  if (documented !== order.total) throw new Error(`documents of ${documented} for an order of ${order.total}`)
  return plans
}

function kindOf(treatment: Treatment, buyer: BuyerKind): DocumentPlan['kind'] {
  if (buyer === 'nobody') return 'confirmation'
  return treatment === 'margin' ? 'marginInvoice' : 'vatInvoice'
}

type PlannedLine = Omit<PricedLine, 'vat' | 'no'>

function linesOf(items: OrderToDocument['items'], treatment: Treatment, delivery: Minor): PlannedLine[] {
  const goods = items.map((item): PlannedLine => {
    if (item.quantity * item.unitPrice !== item.lineTotal) throw new Error(`item ${item.id} is not worth its price`)
    return {
      kind: 'goods',
      itemId: item.id,
      name: item.versionName && item.versionName !== item.title ? `${item.title}, ${item.versionName}` : item.title,
      quantity: item.quantity,
      unitGross: item.unitPrice,
      gross: item.lineTotal,
      treatment,
    }
  })
  if (delivery === 0) return goods
  const sent = { kind: 'delivery' as const, itemId: null, name: '', quantity: 1, treatment }
  return [...goods, { ...sent, unitGross: delivery, gross: delivery }]
}
