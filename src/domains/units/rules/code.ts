/** Crockford's base 32: no I, L, O and U, so that nobody misreads it. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 12

/** A code of a unit from twelve random bytes: 60 bits, which nobody guesses. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length !== CODE_LENGTH) throw new Error('a code takes twelve bytes')
  return Array.from(bytes, (byte) => LETTERS[byte % 32]).join('')
}

/**
 * The code that somebody typed or a camera read: alone, with spaces or dashes and letters that look alike, or in the address of a passport
 * (`…/units/{code}`, `…/01/{gtin}/235/{code}`). Undefined: there is none.
 */
export function codeInText(text: string): string | undefined {
  const address = /(?:\/units\/|\/235\/)([0-9A-Za-z]{12})(?:[/?#]|$)/.exec(text)
  const plain = (address?.[1] ?? text)
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain) ? plain : undefined
}
