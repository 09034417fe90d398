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

/** How a number is kept: a Polish one as its digits (with `PL` when it was given), another as typed, in capitals. */
export function normalizeTaxId(text: string): string {
  return isNip(text) ? plainTaxId(text) : text.trim().toUpperCase()
}
