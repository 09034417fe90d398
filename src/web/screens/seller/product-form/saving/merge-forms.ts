import { LOCALES } from '../../../../../values/locale.ts'
import type { OfferForm, VersionForm, Words } from '../form-state.ts'
import { mergeVersions, type Pick3 } from '../versions/merge-versions.ts'

export type Merged = {
  form: OfferForm
  /** Fields that both sides changed, to different values. */
  clashes: string[]
  /** Fields that only the others changed: theirs are in the form. */
  taken: string[]
}

const PLAIN = [
  'categoryId',
  'title',
  'brand',
  'model',
  'mpn',
  'state',
  'grade',
  'refurbished',
  'batteryHealth',
  'warrantyMonths',
  'defects',
  'erpCode',
  'ean',
  'productIndex',
  'deliveryDays',
  'parcelSize',
  'vatScheme',
  'images',
  'shopIds',
  'devices',
] as const satisfies (keyof OfferForm)[]

/**
 * Brings together what somebody typed (`mine`, begun on `base`) with what the market keeps now (`newest`), field by field. Untouched
 * fields take the newest, touched ones stay; where both changed, `choices` may name fields that take theirs.
 */
export function mergeForms(
  base: OfferForm,
  mine: OfferForm,
  newest: OfferForm,
  choices: ReadonlySet<string> = new Set(),
): Merged {
  const clashes: string[] = []
  const taken: string[] = []
  const pick: Pick3 = (field, before, own, theirs) => {
    if (same(own, theirs) || same(before, theirs)) return own
    if (same(before, own)) {
      taken.push(field)
      return theirs
    }
    clashes.push(field)
    return choices.has(field) ? theirs : own
  }
  const plain = Object.fromEntries(PLAIN.map((key) => [key, pick(key, base[key], mine[key], newest[key])]))
  const texts = Object.fromEntries(
    LOCALES.map((locale) => {
      const parts = Object.keys(base.texts[locale]) as (keyof Words)[]
      const of = ({ texts: all }: OfferForm, part: keyof Words) => all[locale][part]
      const words = parts.map((part) => [
        part,
        pick(`texts.${locale}.${part}`, of(base, part), of(mine, part), of(newest, part)),
      ])
      return [locale, Object.fromEntries(words)]
    }),
  )
  const keys = new Set([base, mine, newest].flatMap(({ attributes }) => Object.keys(attributes)))
  const attributes = Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = pick(`attributes.${key}`, base.attributes[key], mine.attributes[key], newest.attributes[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
  const versions: readonly VersionForm[] = mergeVersions(base.versions, mine.versions, newest.versions, pick, taken)
  return { form: { ...plain, texts, attributes, versions } as OfferForm, clashes, taken }
}

/** Spaces around a text and the order of keys are no difference. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(plainly(a)) === JSON.stringify(plainly(b))
}

function plainly(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plainly)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, one]) => key !== 'key' || typeof one !== 'string' || !isRowKey(one),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, plainly(one)]))
}

/** Keys of rows belong to the page; those of pictures name files. */
const isRowKey = (key: string) => /^([vd]\d+|new\d+-\w+)$/.test(key)
