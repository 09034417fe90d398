import type { DeviceForm } from './form-state.ts'

export type EanVerdict = { kind: 'empty' | 'short' | 'good' } | { kind: 'wrong'; digit: number }

const LENGTHS = [8, 12, 13]

/** The check digit that the other digits ask for: from the right, every second one counts three times. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** What is to be said of a code while it is typed: EAN-8, UPC-A, EAN-13. */
export function checkEanText(typed: string): EanVerdict {
  const text = typed.replace(/[\s-]/g, '')
  if (!text) return { kind: 'empty' }
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return { kind: 'short' }
  const digit = checkDigit(text.slice(0, -1))
  return digit === Number(text.at(-1)) ? { kind: 'good' } : { kind: 'wrong', digit }
}

/** A typed device number that cannot be one; nothing typed yet is not wrong. */
export function isWrongDevice({ id, kind, number }: DeviceForm): boolean {
  const text = number.replace(/[\s-]/g, '')
  if (id !== null || !text) return false
  if (kind === 'serial') return !/^[A-Za-z0-9./_-]{4,40}$/.test(text)
  const sum = [...text].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return !/^\d{15}$/.test(text) || sum % 10 !== 0
}
