import type { Minor } from '../../../../values/money.ts'

/** Grosze as the schema wants them: `-1234.50`. Never by floating point. */
export function decimal(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
