import { isEan, plainEan } from '../../../values/ean.ts'

/** A GTIN as its fourteen digits, from 8, 12, 13 or 14 of them; undefined: its check digit is wrong, or it is none. */
export function gtin14(text: string): string | undefined {
  const plain = plainEan(text)
  if (isEan(plain)) return plain.padStart(14, '0')
  if (!/^\d{14}$/.test(plain) || /^0+$/.test(plain)) return undefined
  const sum = [...plain].map(Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 ? plain : undefined
}
