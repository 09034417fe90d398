import { CURRENCY_WORDS } from '../../../values/currency-words.ts'
import { MINOR_UNITS, toMajor } from '../../../values/money.ts'

/** Spaces of all widths and apostrophes that people type or paste between digits. */
const NOISE = /[\s\u00a0\u202f'’]/g

const bare = (typed: string) => typed.replace(CURRENCY_WORDS, '').replace(NOISE, '')

/**
 * A typed amount in grosze: `1 299,5`, `1.299,00`, `1299.00 zł`. A last separator with one or two digits behind it starts the
 * grosze, any other one parts thousands. Null: not an amount.
 */
export function readPrice(typed: string): number | null {
  const text = bare(typed)
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (!whole || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null
  const amount = Number(whole.replace(/[.,]/g, '')) * MINOR_UNITS + Number(cents.padEnd(2, '0') || 0)
  return Number.isSafeInteger(amount) ? amount : null
}

/** Grosze as they are typed: `129900` → `1299,00`; nothing for 0, which means: no price yet. */
export function priceText(amount: number, comma: boolean): string {
  if (amount === 0) return ''
  const text = toMajor(amount).toFixed(2)
  return comma ? text.replace('.', ',') : text
}

/** A whole number not below 0; null: not one. */
export function readWhole(typed: string): number | null {
  const text = bare(typed)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A number with a decimal comma or point, below 0, too; null: not one. */
export function readDecimal(typed: string): number | null {
  const text = bare(typed).replace(',', '.').replace('−', '-')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null
}
