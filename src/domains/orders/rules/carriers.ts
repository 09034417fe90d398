import { CARRIER_NAMES, type Carrier, carrierOf, KNOWN_CARRIERS } from '../../shipping/rules/index.ts'

export { type Carrier, carrierOf, KNOWN_CARRIERS }
/** Who brings a parcel. `other`: a carrier that is not known, or the seller's own van. */
export const CARRIERS = CARRIER_NAMES

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
