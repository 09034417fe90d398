import { wordsInEach } from '../../i18n/languages.ts'
import type { KeyOf } from '../../i18n/shape.ts'
import { translate } from '../../i18n/translate.ts'
import { DEFAULT_LOCALE, LANGUAGES, type Locale, type LocalText, pickText } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import type { AttributeSchema } from '../categories/contract.ts'
import { NOT, type SearchFilter } from '../search-language/index.ts'
import type { Knowledge } from './memory.ts'
import { withUnit } from './project-document.ts'

const WORDS = wordsInEach('filters')
type Key = KeyOf<(typeof WORDS)['pl-PL']>
const say = (locale: Locale, key: Key, text = '') => translate(WORDS[locale], locale, key, { text })
const isKnown = (name: string): name is Key => Object.hasOwn(WORDS[DEFAULT_LOCALE], name)

export const phrase = (
  name: 'without' | 'priceTo' | 'priceFrom' | 'all' | 'to' | 'from',
  locale: Locale,
  text: string,
) => say(locale, name, text)

/** What a suggestion is: a category, a brand, words to search for. */
export const kindName = (kind: 'category' | 'brand' | 'query', locale: Locale) => say(locale, `key_${kind}`)

/** The schema of an attribute: that of the category, else the first that has the key. */
export function schemaOf(known: Knowledge, key: string, categoryId?: number): AttributeSchema | undefined {
  const own = categoryId === undefined ? undefined : known.categories.get(categoryId)?.attributes
  return own?.find((one) => one.key === key) ?? known.attributeByKey.get(key)
}

export function keyName(known: Knowledge, key: string, locale: Locale, categoryId?: number): string {
  if (key.startsWith(NOT)) return keyName(known, key.slice(NOT.length), locale, categoryId)
  const name = `key_${key}`
  if (isKnown(name)) return say(locale, name)
  const names = schemaOf(known, key, categoryId)?.names as LocalText | undefined
  return names ? pickText(names, locale) : key
}

/** A value of a filter for people: `Używany`, `16 GB`, `Lenovo`. */
export function valueLabel(known: Knowledge, key: string, value: string, locale: Locale, categoryId?: number): string {
  const fixed = `${key}_${value}`
  if (isKnown(fixed)) return say(locale, fixed)
  if (key === 'category') {
    const category = known.bySlug.get(value)
    return category ? pickText(category.names as LocalText, locale) : value
  }
  const schema = schemaOf(known, key, categoryId)
  if (!schema) return known.dictionary.byKey.get(key)?.get(value)?.label || value
  if (schema.type === 'boolean')
    return value === 'true' || value === 'false' ? say(locale, value === 'true' ? 'yes' : 'no') : value
  if (schema.type === 'number') return numberLabel(Number(value), schema.unit, locale)
  const option = schema.options?.find((one) => one.value === value)
  return option ? pickText(option.names as LocalText, locale) : value
}

function numberLabel(value: number, unit: string | undefined, locale: Locale): string {
  return withUnit(value, unit).replace(/^(\d+)\.(\d)/, `$1${LANGUAGES[locale].decimal}$2`)
}

/** All that one filter asks for, in words: `16 GB, 32 GB` or `do 2000,00 zł`. */
export function filterLabel(known: Knowledge, filter: SearchFilter, locale: Locale, categoryId?: number): string {
  if (filter.key.startsWith(NOT)) {
    const refused = { ...filter, key: filter.key.slice(NOT.length) }
    return say(locale, 'not', filterLabel(known, refused, locale, categoryId))
  }
  if (filter.op === 'in')
    return (filter.values ?? []).map((value) => valueLabel(known, filter.key, value, locale, categoryId)).join(', ')
  const print = (value: number) =>
    filter.key === 'price'
      ? formatMoney(value, known.currency, locale)
      : numberLabel(value, schemaOf(known, filter.key, categoryId)?.unit, locale)
  const { from, to } = filter
  if (from !== undefined && to !== undefined) return from === to ? print(from) : `${print(from)} – ${print(to)}`
  if (to !== undefined) return phrase('to', locale, print(to))
  return from === undefined ? '' : phrase('from', locale, print(from))
}
