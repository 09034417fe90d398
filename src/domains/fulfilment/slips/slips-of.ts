import { allTexts, translate } from '../../../i18n/index.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { Slip } from '../../documents/index.ts'
import { ORDER_TABLE, type OrderRow } from '../../orders/contract.ts'
import { KNOWN_CARRIERS, shipments } from '../../orders/index.ts'
import type { Grade } from '../../products/contract.ts'
import { type SlipPart, slipParts } from '../rules/slip-parts.ts'
import type { SlipOrder as StoredOrder } from '../store/find-slip-orders.ts'
import type { SlipUnit } from './units-of-slips.ts'

type SlipOrder = StoredOrder & { units: readonly SlipUnit[] }

type Wanted = {
  /** Of the slip; `packer`: of who prints it. */
  locale: Locale
  packer: Locale
  prices: boolean
  returnsAt: string
}

/** The slips of an order, all in words: one, or one for each shipment and one for what is still to leave. */
export function slipsOf(order: SlipOrder, per: 'order' | 'shipment', wanted: Wanted): Slip[] {
  const left = shipments.leftToSend(order.items, order.shipments)
  const items = shipments.withoutGivenUp(order.items)
  return slipParts({ items, left, shipments: order.shipments }, per).map((part) => {
    const units = per === 'order' ? order.units : order.units.filter((unit) => isIn(unit, part))
    return slipOf({ ...order, units }, part, wanted)
  })
}

const isIn = ({ shipmentId, hasLeft }: SlipUnit, { sent }: SlipPart) => (sent ? shipmentId === sent.id : !hasLeft)

function slipOf(order: SlipOrder, { pieces, part, sent }: SlipPart, wanted: Wanted): Slip {
  const { locale, prices } = wanted
  const { seller } = order
  const money = (amount: number) => formatMoney(amount, order.currency, locale).replace(/\s/g, ' ')
  const lines = pieces.map(({ versionId, quantity }) => {
    const item = must(
      order.items.find((one) => one.versionId === versionId),
      `line ${versionId} of order ${order.number}`,
    )
    const price = prices ? money(item.unitPrice * quantity) : null
    const units = order.units.filter((unit) => unit.versionId === versionId)
    return {
      ...{ quantity, title: item.title, details: detailsOf(item, units, wanted), price },
      units: units.map(({ code, address }) => ({ code, address })),
    }
  })
  const { goods, delivery, total } = order
  return {
    locale,
    number: order.number,
    placedOn: dateFormat(locale, { dateStyle: 'medium' }).format(order.placedAt),
    warning: warningOf(order, wanted.packer),
    sender: [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, seller.email, seller.phone],
    recipient: recipientOf(order, locale),
    delivery: deliveryOf(order, sent, locale),
    part,
    lines,
    // Of one parcel of several there is no sum: delivery is paid once. Nor is there where pieces were given up: the sum is of what was ordered.
    sums:
      prices && part === null && order.items.every(({ givenUp }) => givenUp === 0)
        ? Object.entries({ goods, delivery, total }).map(([name, amount]) => ({
            name: name as Slip['sums'][number]['name'],
            amount: money(amount),
          }))
        : [],
    returnsAt: wanted.returnsAt,
  }
}

function warningOf({ status, paymentStatus }: SlipOrder, packer: Locale): string | null {
  const { notice }: OrderRow['seller'] = ORDER_TABLE[status].seller
  if (!notice) return null
  const key = (paymentStatus === 'onDelivery' && notice.onDelivery) || notice.text
  return translate(allTexts[packer].fulfilment, packer, key)
}

function recipientOf({ address, buyer, pickup }: SlipOrder, locale: Locale): string[] {
  const name = `${buyer.firstName} ${buyer.lastName}`
  const place = pickup ? [[pickup.code, pickup.label].filter(Boolean).join(' · ')] : []
  // A locker or a shop stands for the address.
  if (pickup || !address) return [name, ...place, buyer.phone]
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country)
  return [
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.postalCode} ${address.city}${address.region ? `, ${address.region}` : ''}`,
    country ?? address.country,
    buyer.phone,
  ]
}

function deliveryOf({ method, takesOldDevice }: SlipOrder, sent: SlipPart['sent'], locale: Locale): string[] {
  const words = allTexts[locale].fulfilment
  const way = words[`method_${method}`]
  const old = takesOldDevice ? [words.oldDevice] : []
  if (!sent) return [way, ...old]
  const carrier = KNOWN_CARRIERS[sent.carrier].name || words.carrierOther
  return [way, [carrier, sent.trackingNumber].filter(Boolean).join(' '), ...old]
}

const GRADES = {
  openBox: 'gradeOpenBox',
  A: 'gradeA',
  B: 'gradeB',
  C: 'gradeC',
  D: 'gradeD',
  repairable: 'gradeRepairable',
  forParts: 'gradeForParts',
} as const satisfies Record<Grade, string>
const STATES = { new: 'stateNew', used: 'stateUsed', damaged: 'stateDamaged' } as const

function detailsOf(item: SlipOrder['items'][number], units: readonly SlipUnit[], { locale }: Wanted): string[] {
  const words = allTexts[locale].shell
  const told = allTexts[locale].fulfilment
  const version = item.versionName !== '' && item.versionName !== item.title ? [item.versionName] : []
  const condition = [words[STATES[item.state]], ...gradeOf(item, locale)].join(' · ')
  // Which units leave is known for sure once somebody says so; else what the order named.
  const named = units.length > 0 ? units.map(({ number }) => number) : (item.condition?.devices ?? [])
  const devices = named.flatMap((one) => (one?.kind ? [translate(told, locale, one.kind, { end: one.last4 })] : []))
  const code = item.erpCode ? [translate(told, locale, 'erpCode', { code: item.erpCode })] : []
  return [...version, condition, ...devices, ...code]
}

/** Of an order of before nobody wrote the grade down, and what the product is today may be another; new goods have none. */
function gradeOf({ state, condition }: SlipOrder['items'][number], locale: Locale): string[] {
  if (condition === null) return state === 'new' ? [] : [allTexts[locale].fulfilment.gradeNotRecorded]
  return condition.grade === null ? [] : [allTexts[locale].shell[GRADES[condition.grade]]]
}
