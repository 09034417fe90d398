import { wholeTerabytes } from '../../../values/disk-size.ts'
import { type Locale, type LocalText, pickText } from '../../../values/locale.ts'
import type { AttributeSchema } from '../contract.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** `1234.5` → `1 234,5` in the page's language. */
export function formatNumber(value: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return format.format(value)
}

/** A number with its unit: `16 GB`, `14″`, `92%`. */
export function withUnit(value: number, unit: string | null | undefined, locale: Locale): string {
  const terabytes = wholeTerabytes(value, unit)
  if (terabytes !== undefined) return `${formatNumber(terabytes, locale)}\u00a0TB`
  const number = formatNumber(value, locale)
  if (!unit) return number
  return unit === '″' ? number + unit : `${number}\u00a0${unit}`
}

type Words = { yes: string; no: string }

/** A value of an attribute as people read it. */
export function attributeText(
  schema: AttributeSchema,
  value: string | number | boolean,
  locale: Locale,
  words: Words,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return withUnit(value, schema.unit, locale)
  const option = schema.options?.find((candidate) => candidate.value === value)
  if (!option) return value
  const name = pickText(option.names as LocalText, locale)
  return option.note ? `${name} (${pickText(option.note as LocalText, locale)})` : name
}

export function attributeName(schema: AttributeSchema, locale: Locale): string {
  return pickText(schema.names as LocalText, locale)
}
