import { LANGUAGES, type Locale, type LocalText, pickText } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import type { AttributeSchema } from '../categories/contract.ts'
import type { SearchFilter } from '../search-language/index.ts'
import type { Knowledge } from './memory.ts'
import { withUnit } from './project-document.ts'

type Texts = Record<Locale, string>
const all = (pl: string, en: string, de: string): Texts => ({ 'pl-PL': pl, 'en-US': en, 'de-DE': de })

const KEYS: Record<string, Texts> = {
  category: all('Kategoria', 'Category', 'Kategorie'),
  state: all('Stan', 'State', 'Zustand'),
  grade: all('Klasa stanu', 'Grade', 'Zustandsklasse'),
  seller: all('Sprzedawca', 'Seller', 'Verkäufer'),
  brand: all('Marka', 'Brand', 'Marke'),
  price: all('Cena', 'Price', 'Preis'),
}
const VALUES: Record<string, Texts> = {
  'state new': all('Nowy', 'New', 'Neu'),
  'state used': all('Używany', 'Used', 'Gebraucht'),
  'state damaged': all('Uszkodzony', 'Damaged', 'Beschädigt'),
  'grade openBox': all('Po otwarciu', 'Open box', 'Geöffnet'),
  'grade A': all('A – jak nowy', 'A – like new', 'A – wie neu'),
  'grade B': all('B – bardzo dobry', 'B – very good', 'B – sehr gut'),
  'grade C': all('C – dobry', 'C – good', 'C – gut'),
  'grade D': all('D – widoczne ślady', 'D – visible wear', 'D – sichtbare Spuren'),
  'grade repairable': all('Do naprawy', 'Repairable', 'Reparierbar'),
  'grade forParts': all('Na części', 'For parts', 'Für Ersatzteile'),
  true: all('Tak', 'Yes', 'Ja'),
  false: all('Nie', 'No', 'Nein'),
}
const PHRASES = {
  without: all('Bez filtra: {}', 'Without the filter: {}', 'Ohne den Filter: {}'),
  priceTo: all('Cena do {}', 'Price up to {}', 'Preis bis {}'),
  priceFrom: all('Cena od {}', 'Price from {}', 'Preis ab {}'),
  all: all('Wszystko w kategorii {}', 'Everything in {}', 'Alles in {}'),
  to: all('do {}', 'up to {}', 'bis {}'),
  from: all('od {}', 'from {}', 'ab {}'),
}

export function phrase(name: keyof typeof PHRASES, locale: Locale, text: string): string {
  return PHRASES[name][locale].replace('{}', () => text)
}

/** The schema of an attribute: that of the category, else the first that has the key. */
export function schemaOf(known: Knowledge, key: string, categoryId?: number): AttributeSchema | undefined {
  const own = categoryId === undefined ? undefined : known.categories.get(categoryId)?.attributes
  return own?.find((one) => one.key === key) ?? known.attributeByKey.get(key)
}

export function keyName(known: Knowledge, key: string, locale: Locale, categoryId?: number): string {
  const names = KEYS[key] ?? (schemaOf(known, key, categoryId)?.names as LocalText | undefined)
  return names ? pickText(names, locale) : key
}

/** A value of a filter for people: `Używany`, `16 GB`, `Lenovo`. */
export function valueLabel(known: Knowledge, key: string, value: string, locale: Locale, categoryId?: number): string {
  const fixed = VALUES[`${key} ${value}`]
  if (fixed) return fixed[locale]
  if (key === 'category') {
    const category = known.bySlug.get(value)
    return category ? pickText(category.names as LocalText, locale) : value
  }
  const schema = schemaOf(known, key, categoryId)
  if (!schema) return known.dictionary.byKey.get(key)?.get(value)?.label || value
  if (schema.type === 'boolean') return VALUES[value]?.[locale] ?? value
  if (schema.type === 'number') return numberLabel(Number(value), schema.unit, locale)
  const option = schema.options?.find((one) => one.value === value)
  return option ? pickText(option.names as LocalText, locale) : value
}

function numberLabel(value: number, unit: string | undefined, locale: Locale): string {
  return withUnit(value, unit).replace(/^(\d+)\.(\d)/, `$1${LANGUAGES[locale].decimal}$2`)
}

/** All that one filter asks for, in words: `16 GB, 32 GB` or `do 2000,00 zł`. */
export function filterLabel(known: Knowledge, filter: SearchFilter, locale: Locale, categoryId?: number): string {
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
