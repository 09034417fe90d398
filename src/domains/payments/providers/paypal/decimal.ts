import type { Minor } from '../../../../values/money.ts'

/** Grosze as PayPal writes amounts: `12345` → `123.45`. Every currency of the market has two digits. */
export function toDecimal(amount: Minor): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('not an amount of money')
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same read: `123.45` → `12345`, exactly. Throws where it is no such amount: nothing is rounded. */
export function fromDecimal(text: string): Minor {
  const match = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(text)
  if (!match) throw new RangeError('not an amount with two digits')
  return Number(`${match[1]}${match[2] ?? '00'}`)
}
