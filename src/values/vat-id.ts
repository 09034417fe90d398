import { stdnum } from 'stdnum'
import { hasVatShape, isNip, isTaxId, plainTaxId } from './tax-id.ts'

type Check = (digits: string) => boolean
const { AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GB, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PT, RO, SE, SI, SK } =
  stdnum
const by =
  (validator: { validate(value: string): { isValid: boolean } } | undefined): Check =>
  (digits) =>
    validator?.validate(digits).isValid ?? false

/** Countries of VIES, as VAT numbers name them: Greece is EL, Northern Ireland XI (made like British ones). */
const CHECKS: Record<string, Check> = {
  AT: by(AT?.uid),
  BE: by(BE?.vat),
  BG: by(BG?.vat),
  CY: by(CY?.vat),
  CZ: by(CZ?.dic),
  DE: by(DE?.vat),
  DK: by(DK?.cvr),
  EE: by(EE?.kmkr),
  EL: by(GR?.vat),
  ES: by(ES?.nif),
  FI: by(FI?.alv),
  FR: by(FR?.tva),
  HR: by(HR?.oib),
  HU: by(HU?.anum),
  IE: by(IE?.vat),
  IT: by(IT?.iva),
  LT: by(LT?.pvm),
  LU: by(LU?.tva),
  LV: by(LV?.pvn),
  MT: by(MT?.vat),
  NL: by(NL?.btw),
  PL: isNip,
  PT: by(PT?.nif),
  RO: by(RO?.cif),
  SE: by(SE?.vat),
  SI: by(SI?.ddv),
  SK: by(SK?.dph),
  XI: by(GB?.vat),
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
  // The check digits alone would take much: `XI00000`.
  return hasVatShape(vatId) === true && CHECKS[vatId.slice(0, 2)]?.(vatId.slice(2)) === true
}

/**
 * A tax number on an invoice. One that names a country of the EU is checked as a VAT number of it, any other by the country of the buyer
 * where it is known: ten digits are Polish, except with a buyer of another country. Who has a parcel sent within Poland may be from anywhere.
 */
export function isInvoiceTaxId(text: string, country?: string): boolean {
  const plain = plainVatId(text, '')
  return plain.slice(0, 2) in CHECKS ? isVatId(plain) : isTaxId(text, country === 'PL' ? undefined : country)
}
