const SHAPE = /^\+?[0-9 ()-]{9,20}$/

/** A phone number: digits with the marks people write between them, nine digits or more. */
export function isPhone(text: string): boolean {
  return SHAPE.test(text) && text.replaceAll(/\D/g, '').length >= 9
}
