const SHAPE = /^\+?[0-9 ()-]{9,20}$/

/** A phone number: digits with the marks people write between them, nine digits or more. */
export function isPhone(text: string): boolean {
  return SHAPE.test(text) && text.replaceAll(/\D/g, '').length >= 9
}

/** The nine digits of a Polish number, however it is written; undefined: it is of another country, or none. */
export function phoneInPoland(written: string): string | undefined {
  const digits = written.replace(/\D/g, '').replace(/^(0048|48(?=\d{9}$))/, '')
  const isForeign = /^\s*(\+(?!\s*48)|00(?!48))/.test(written)
  return !isForeign && /^[1-9]\d{8}$/.test(digits) ? digits : undefined
}
