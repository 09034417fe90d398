import * as jsvat from 'jsvat'
import { isNip, plainTaxId } from '../../../values/tax-id.ts'

/** Countries of VIES, as VAT numbers name them: Greece is EL, Northern Ireland XI. */
const CHECKS: Record<string, readonly jsvat.Country[]> = {
  AT: [jsvat.austria],
  BE: [jsvat.belgium],
  BG: [jsvat.bulgaria],
  CY: [jsvat.cyprus],
  CZ: [jsvat.czechRepublic],
  DE: [jsvat.germany],
  DK: [jsvat.denmark],
  EE: [jsvat.estonia],
  EL: [jsvat.greece],
  ES: [jsvat.spain],
  FI: [jsvat.finland],
  FR: [jsvat.france],
  HR: [jsvat.croatia],
  HU: [jsvat.hungary],
  IE: [jsvat.ireland],
  IT: [jsvat.italy],
  LT: [jsvat.lithuania],
  LU: [jsvat.luxembourg],
  LV: [jsvat.latvia],
  MT: [jsvat.malta],
  NL: [jsvat.netherlands],
  PL: [],
  PT: [jsvat.portugal],
  RO: [jsvat.romania],
  SE: [jsvat.sweden],
  SI: [jsvat.slovenia],
  SK: [jsvat.slovakiaRepublic],
  XI: [jsvat.unitedKingdom],
}

/** The prefix of a country's VAT numbers; undefined outside the EU. */
export function vatPrefix(country: string): string | undefined {
  const prefix = country === 'GR' ? 'EL' : country
  return prefix in CHECKS && prefix !== 'XI' ? prefix : undefined
}

/** Capitals, no spaces and dashes, always with the country: a bare number takes that of the company. */
export function plainVatId(text: string, country: string): string {
  const plain = plainTaxId(text).replace(/^GR(?=\d)/, 'EL')
  const prefix = vatPrefix(country)
  const named = /^[A-Z]{2}/.test(plain) && plain.slice(0, 2) in CHECKS
  return prefix && !named && plain !== '' ? prefix + plain : plain
}

/** A VAT number of the EU (or Northern Ireland) by shape and check digits. */
export function isVatId(vatId: string): boolean {
  const prefix = vatId.slice(0, 2)
  const checks = CHECKS[prefix]
  if (!checks) return false
  if (prefix === 'PL') return isNip(vatId)
  // Numbers of Northern Ireland are made like British ones.
  return jsvat.checkVAT(prefix === 'XI' ? `GB${vatId.slice(2)}` : vatId, checks).isValid
}
