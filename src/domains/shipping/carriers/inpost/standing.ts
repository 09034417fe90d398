import { toMinor } from '../../../../values/money.ts'
import type { Refusal, RefusalReason, Standing } from '../carrier.ts'
import { carrierWords } from '../written.ts'
import type { ShipxProblem } from './calls.ts'
import type { ShipxShipment } from './wire.ts'

/** How a shipment stands, from what ShipX answers of it. `now` ends offers that have run out. */
export function standingOf(shipment: ShipxShipment, now: Date): Standing {
  const { status, selected_offer: offer } = shipment
  if (status === 'canceled') return { state: 'gone' }
  if (status === 'offer_selected') {
    if (!offer) return { state: 'pending' }
    const paying = shipment.transactions?.at(-1)?.status
    // Paid for, and confirmed a moment later: whoever buys it again pays again.
    if (paying === 'success') return { state: 'pending' }
    if (offer.expires_at && Date.parse(offer.expires_at) <= now.getTime()) return { state: 'gone' }
    // Paying for it was tried and failed; it may be tried again.
    if (paying === 'failure') return refusedAs('funds', null)
    return { state: 'prepared', price: priceOf(offer.rate) }
  }
  if (status === 'created' || status === 'offers_prepared') {
    const offers = shipment.offers ?? []
    const isRefused = offers.length > 0 && offers.every((one) => one.status === 'unavailable')
    return isRefused
      ? refusedAs('service', JSON.stringify(offers[0]?.unavailability_reasons ?? null))
      : { state: 'pending' }
  }
  const numbers = numbersOf(shipment)
  // Whatever else it is called: it has been bought, and has its numbers a moment later.
  return numbers.length > 0 ? { state: 'bought', price: priceOf(offer?.rate), numbers } : { state: 'pending' }
}

function numbersOf({ parcels, tracking_number }: ShipxShipment): string[] {
  const own = (parcels ?? []).flatMap((parcel) => parcel.tracking_number ?? [])
  if (own.length > 0) return own
  return tracking_number ? [tracking_number] : []
}

const priceOf = (rate: number | null | undefined) => (typeof rate === 'number' && rate >= 0 ? toMinor(rate) : null)
const refusedAs = (reason: RefusalReason, words: string | null): Standing => ({
  state: 'refused',
  refusal: { reason, words: carrierWords(words) },
})

/** By the name of a field that ShipX found wrong, the first that fits: what is within the receiver comes before the receiver. */
const REASONS: readonly (readonly [string, RefusalReason])[] = [
  ['phone', 'receiverPhone'],
  ['email', 'receiverEmail'],
  ['receiver', 'receiverAddress'],
  ['target_point', 'point'],
  ['dropoff_point', 'point'],
  ['parcels', 'size'],
  ['cod', 'cash'],
  ['insurance', 'insurance'],
  ['service', 'service'],
  ['sending_method', 'service'],
  ['custom_attributes', 'service'],
]

/** Why ShipX refused, as far as the fields it names tell. */
export function refusalOf({ error, message, details }: ShipxProblem): Refusal {
  const named = JSON.stringify(details ?? null).slice(0, 2000)
  const words = carrierWords([message, named === 'null' ? '' : named].filter(Boolean).join(' '))
  if (/debt|no_funds|insufficient/.test(`${error} ${named}`)) return { reason: 'funds', words }
  const names: readonly string[] = named.match(/"\w{1,60}":/g) ?? []
  const isNamed = (field: string) => names.includes(`"${field}":`)
  if (isNamed('sender') && !isNamed('receiver')) return { reason: 'sender', words }
  return { reason: REASONS.find(([field]) => isNamed(field))?.[1] ?? 'other', words }
}

export const isBought = (shipment: ShipxShipment) =>
  !['created', 'offers_prepared', 'offer_selected', 'canceled'].includes(shipment.status)
