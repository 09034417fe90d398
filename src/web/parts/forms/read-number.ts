/** Spaces of all widths, currency signs and apostrophes that people type or paste between digits. */
const NOISE = /[\s\u00a0\u202f'’]|zł|PLN|EUR|USD|€|\$/gi

/**
 * A typed amount in grosze: `1 299,5`, `1.299,00`, `1299.00 zł`. A last separator with one or two digits behind it starts the
 * grosze, any other one parts thousands. Null: not an amount.
 */
export function readPrice(typed: string): number | null {
  const text = typed.replace(NOISE, '')
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (!whole || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0') || 0)
  return Number.isSafeInteger(amount) ? amount : null
}

/** Grosze as they are typed: `129900` → `1299,00`; nothing for 0, which means: no price yet. */
export function priceText(amount: number, comma: boolean): string {
  if (amount === 0) return ''
  const text = (amount / 100).toFixed(2)
  return comma ? text.replace('.', ',') : text
}

/** A whole number not below 0; null: not one. */
export function readWhole(typed: string): number | null {
  const text = typed.replace(NOISE, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A number with a decimal comma or point, below 0, too; null: not one. */
export function readDecimal(typed: string): number | null {
  const text = typed.replace(NOISE, '').replace(',', '.').replace('−', '-')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null
}
