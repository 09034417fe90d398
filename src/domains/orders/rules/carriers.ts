import type { DeliveryMethod } from '../../shipping/contract.ts'

/** Who brings a parcel. `other`: a carrier without an entry here, or the seller's own van. */
export const CARRIERS = ['inpost', 'dpd', 'gls', 'poczta', 'dhl', 'ups', 'fedex', 'other'] as const
export type Carrier = (typeof CARRIERS)[number]

type Known = {
  name: string
  /** Address of the carrier's tracking page; the configuration may name another. */
  link: string | null
  /** What a number usually looks like: a hint against slips, never a refusal, as carriers change their numbers. */
  usual: RegExp | null
}

export const KNOWN_CARRIERS: Readonly<Record<Carrier, Known>> = {
  inpost: { name: 'InPost', link: 'https://inpost.pl/sledzenie-przesylek?number={number}', usual: /^\d{24}$/ },
  dpd: {
    name: 'DPD',
    link: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}',
    usual: /^\d{13}[A-Z0-9]{1,2}$/,
  },
  gls: { name: 'GLS', link: 'https://gls-group.com/PL/pl/sledzenie-paczek?match={number}', usual: /^\d{11,12}$/ },
  poczta: {
    name: 'Poczta Polska',
    link: 'https://emonitoring.poczta-polska.pl/?numer={number}',
    usual: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{20})$/,
  },
  dhl: { name: 'DHL', link: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id={number}', usual: null },
  ups: { name: 'UPS', link: 'https://www.ups.com/track?loc=pl_PL&tracknum={number}', usual: /^1Z[A-Z0-9]{16}$/ },
  fedex: { name: 'FedEx', link: 'https://www.fedex.com/fedextrack/?trknbr={number}', usual: null },
  other: { name: '', link: null, usual: null },
}

/** The carrier of a way of delivery, as the form proposes it. */
export function carrierOf(method: DeliveryMethod): Carrier {
  return CARRIERS.find((carrier) => method.startsWith(`${carrier}_`)) ?? 'other'
}

/** A number as it is kept: capitals, without the spaces that people copy along. */
export function normalizeTracking(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** Whether a tidy number can be one at all: letters, digits and a few marks, not endless. */
export function isTracking(number: string): boolean {
  return /^[A-Z0-9][A-Z0-9/-]{3,39}$/.test(number)
}

/** Whether a tidy number looks as this carrier's numbers usually do; true where nothing is known of them. */
export function looksUsual(carrier: Carrier, number: string): boolean {
  return KNOWN_CARRIERS[carrier].usual?.test(number) ?? true
}

/** Address where a parcel is followed; null without a number or where the carrier has no page. `links` stand over the known ones. */
export function trackingLink(
  links: Readonly<Record<string, string>>,
  carrier: Carrier,
  number: string | null,
): string | null {
  const link = links[carrier] ?? KNOWN_CARRIERS[carrier].link
  return link && number ? link.replace('{number}', encodeURIComponent(number)) : null
}
