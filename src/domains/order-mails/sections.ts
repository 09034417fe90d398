import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { type Currency, formatMoney, type Minor } from '../../values/money.ts'
import { titleIn } from '../../values/titled.ts'
import type { SumVat } from '../../values/vat.ts'
import { factLine } from '../categories/rules/index.ts'
import type { MailSection } from '../mail/index.ts'
import { mailed } from '../orders/index.ts'
import { arrivalLines } from './when.ts'
import { say } from './words.ts'

const methodOf = (order: mailed.NewsOrder, locale: Locale) => translate(allTexts[locale].cart, locale, order.method)

type Pieces = Pick<mailed.NewsOrder['items'][number], 'title' | 'titles' | 'versionName' | 'quantity'> & {
  erpCode?: string | null
}
/** As it is called in the reader's language; for the seller as it is called in the shop, with its code. */
function itemName(item: Pieces, locale: Locale, forSeller: boolean): string {
  const { versionName, quantity, erpCode } = item
  const title = forSeller ? item.title : titleIn(item, locale)
  const name = versionName && versionName !== item.title ? `${title}, ${versionName}` : title
  const code = forSeller && erpCode ? ` [${erpCode}]` : ''
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${code}`
}

/** What stood beside the price when it was ordered. */
function factsOf({ facts, warrantyMonths }: mailed.NewsOrder['items'][number], locale: Locale): string {
  const warranty = warrantyMonths
    ? [translate(allTexts[locale].shell, locale, 'warranty', { count: warrantyMonths })]
    : []
  return [...facts.map((fact) => factLine(fact, locale)), ...warranty].join(' · ')
}

function howPaid(order: mailed.NewsOrder, locale: Locale): string {
  const price = formatMoney(order.total, order.currency, locale)
  if (order.paymentStatus === 'paid') return say(locale, 'paid')
  return say(locale, order.paymentStatus === 'onDelivery' ? 'payOnDelivery' : 'payOnline', { price })
}

/** What a sum is called by how it is taxed; the plain word where that is not known. */
export const totalOf = (vat: SumVat | null, locale: Locale) => say(locale, vat === null ? 'total' : `total_${vat}`)

/** What one seller sends and what it costs. `forSeller`: with the codes of the seller's own system; `now`: with the days on which it comes. */
export function goodsOf(
  order: mailed.NewsOrder,
  locale: Locale,
  { forSeller = false, now }: { forSeller?: boolean; now?: Date } = {},
): MailSection {
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const { number, seller, pickup } = order
  return {
    heading: forSeller ? say(locale, 'order', { number }) : say(locale, 'orderOf', { number, seller: seller.name }),
    rows: [
      ...order.items.map(
        (item) => [itemName(item, locale, forSeller), money(item.lineTotal), factsOf(item, locale)] as const,
      ),
      [`${say(locale, 'delivery')}: ${methodOf(order, locale)}`, money(order.delivery)] as const,
      [totalOf(order.vat, locale), money(order.total)] as const,
    ],
    lines: [
      ...(pickup ? [`${say(locale, 'pickup')}: ${pickup.label}`] : []),
      ...(now ? arrivalLines(order, now, locale) : []),
      ...(order.takesOldDevice ? [say(locale, forSeller ? 'oldDeviceSeller' : 'oldDevice')] : []),
      howPaid(order, locale),
    ],
  }
}

/** What came with an order; of a parcel, what is in it: the rest may have been given up meanwhile. */
export function contentsOf(
  order: mailed.NewsOrder,
  locale: Locale,
  parcel: mailed.NewsOrder['shipments'][number] | undefined = undefined,
): MailSection {
  const { number, seller } = order
  const pieces = parcel && parcel.pieces.length > 0 ? parcel.pieces : mailed.withoutGivenUp(order.items)
  return {
    heading: say(locale, 'orderOf', { number, seller: seller.name }),
    lines: pieces.map((piece) => itemName(piece, locale, false)),
  }
}

type Sent = { shipment: mailed.NewsOrder['shipments'][number]; index: number; order: mailed.NewsOrder }

/** One parcel of several: who brings it, under which number, and where it is followed. */
export function shipmentOf(
  { config }: Pick<Deps, 'config'>,
  { shipment, index, order }: Sent,
  locale: Locale,
): MailSection {
  const { carrier, trackingNumber } = shipment
  const name = mailed.KNOWN_CARRIERS[carrier].name || order.seller.name
  const link = mailed.trackingLink(config.trackingLinks, carrier, trackingNumber)
  return {
    heading: say(locale, 'parcel', { number: index + 1 }),
    lines: [
      trackingNumber === null
        ? say(locale, 'parcelBy', { carrier: name })
        : say(locale, 'shipmentNumber', { carrier: name, number: trackingNumber }),
      ...shipment.pieces.map((piece) => itemName(piece, locale, false)),
    ],
    ...(link !== null && { link }),
  }
}

/** The seller's reason, in the buyer's language, and the seller's own words below it. */
export function reasonOf({ cancelled }: Pick<mailed.NewsOrder, 'cancelled'>, locale: Locale): string {
  if (!cancelled) return ''
  const reason = say(locale, `reason_${cancelled.reason}`)
  return cancelled.words ? `${reason}\n${cancelled.words}` : reason
}

/** What a buyer has to know to pay by transfer. */
type Transfer = {
  holder: string
  bank: string
  /** Without spaces. */
  iban: string
  /** As people write it. */
  title: string
  currency: Currency
  missing: Minor
}

/** Where to transfer the money to, and under which title. */
export function transferOf(transfer: Transfer, locale: Locale): MailSection {
  const { holder, bank, iban, title, missing, currency } = transfer
  return {
    heading: say(locale, 'transfer'),
    lines: [
      `${say(locale, 'transferTitle')} ${title}`,
      `${say(locale, 'transferAmount')} ${formatMoney(missing, currency, locale)}`,
      `${say(locale, 'transferAccount')} ${iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`,
      `${say(locale, 'transferHolder')} ${holder}, ${bank}`,
    ],
  }
}
