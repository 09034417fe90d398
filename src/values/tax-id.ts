/** Weights of the first nine digits of a NIP; their sum modulo 11 is the tenth. */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const

/** Without the spaces, dashes, dots and slashes people write, in capitals. */
export function plainTaxId(text: string): string {
  return text.replace(/[\s\-–./]/g, '').toUpperCase()
}

/** A Polish NIP, with or without `PL`, however it is grouped: ten digits whose check digit is right. */
export function isNip(text: string): boolean {
  const digits = plainTaxId(text).replace(/^PL/, '')
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}

/** Ten digits, or anything that says `PL`: without a country this is taken for Polish. */
function looksPolish(text: string): boolean {
  return /^(PL.*|\d{10})$/.test(plainTaxId(text))
}

/**
 * A tax number: a Polish one by its check digit, another by its shape (five to fifteen letters and digits, mostly digits).
 * Without `country` the number itself tells whether it is Polish.
 */
export function isTaxId(text: string, country?: string): boolean {
  if (country === 'PL' || /^PL\d/.test(plainTaxId(text)) || (country === undefined && looksPolish(text)))
    return isNip(text)
  const plain = plainTaxId(text)
  return /^[A-Z0-9]{5,15}$/.test(plain) && plain.replace(/\D/g, '').length >= 4
}

/** How VAT numbers of the EU and Northern Ireland look after the letters of their country. */
const VAT_SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/** Whether a VAT number with its country before it has the shape of that country's; undefined: it names none of the EU. */
export function hasVatShape(plain: string): boolean | undefined {
  return VAT_SHAPES[plain.slice(0, 2)]?.test(plain.slice(2))
}

/**
 * Whether a number may stand on an invoice, as a form can tell: by its country, without the check digits of other countries than Poland.
 * The server has the last word (`isInvoiceTaxId`).
 */
export function mayBeInvoiceTaxId(text: string, country?: string): boolean {
  const plain = plainTaxId(text).replace(/^GR(?=\d)/, 'EL')
  if (plain.startsWith('PL')) return isNip(plain)
  return hasVatShape(plain) ?? isTaxId(text, country === 'PL' ? undefined : country)
}

/** How a number is kept: a Polish one as its digits (with `PL` when it was given), another as typed, in capitals. */
export function normalizeTaxId(text: string): string {
  return isNip(text) ? plainTaxId(text) : text.trim().toUpperCase()
}
