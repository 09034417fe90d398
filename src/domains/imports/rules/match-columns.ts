import { isEan, plainEan } from '../../../values/ean.ts'
import type { Currency } from '../../../values/money.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import type { ImportColumn } from '../contract.ts'
import { fitsSamples } from './fits-samples.ts'
import { anyOrder, currencyOf, headerWords, unitOf, withoutExtras } from './header-names.ts'
import { HEADER_WORDS, SECOND_WORDS } from './header-words.ts'
import { IMPORT_FIELDS, isImportField, joinerOf } from './import-fields.ts'

/** Fields by the words for them; where several have a word, what stands in the column decides. */
const fieldsByWord = (named: readonly (readonly [word: string, field: string])[]): ReadonlyMap<string, string[]> => {
  const groups = Map.groupBy(named, ([word]) => anyOrder(word))
  return new Map([...groups].map(([word, all]) => [word, all.map(([, field]) => field)]))
}
const BY_WORD = fieldsByWord([
  ...Object.entries(HEADER_WORDS).flatMap(([field, names]) => (names ?? []).map((name) => [name, field] as const)),
  ...SECOND_WORDS,
])
const UNIT_KEYS: ReadonlySet<string> = new Set(['unitImei', 'unitSerial', 'unitCode'])
const isOfThings = (field: string) => field.startsWith('unit') && !UNIT_KEYS.has(field)
const OWN_NAMES = new Map(Object.keys(IMPORT_FIELDS).map((field) => [field.toLowerCase(), field]))

/**
 * What each column seems to be: by its name, unless what stands in it is no such thing, and where that tells nothing, by what stands in it.
 * One column a field, except where several make one; nothing is claimed twice.
 */
export function matchColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  attributes: readonly AttributeSchema[],
  currency: Currency,
): ImportColumn[] {
  const schemas = new Map(attributes.map((one) => [one.key, one]))
  const valuesOf = (column: number) => samples.map((row) => (row[column] ?? '').trim()).filter(Boolean)
  const byAttribute = fieldsByWord(
    attributes.flatMap(({ key, names }) =>
      [key, ...Object.values(names)].flatMap((name) =>
        headerWords(name ?? '').map((word) => [word, `attribute.${key}`] as const),
      ),
    ),
  )
  // What is told of single things is told beside what names them; elsewhere the same words mean attributes.
  const namesThings = header.some((name) =>
    [OWN_NAMES.get(name.trim().toLowerCase()), ...pick(headerWords(withoutExtras(name)), BY_WORD)].some(
      (field) => field && UNIT_KEYS.has(field),
    ),
  )
  const taken = new Set<string>()
  const matched = new Map<number, string>()
  const isFree = (field: string) => !taken.has(field) || field === 'images'
  const claim = (column: number, field: string) => {
    if (matched.has(column)) return
    taken.add(field)
    matched.set(column, field)
  }
  const rounds: ((name: string, column: number) => readonly (string | undefined)[])[] = [
    (name) => [OWN_NAMES.get(name.trim().toLowerCase()) ?? (isImportField(name.trim()) ? name.trim() : undefined)],
    (name) => pick(headerWords(name), BY_WORD),
    (name) => pick(headerWords(withoutExtras(name)), BY_WORD),
    (name) => pick(headerWords(withoutExtras(name)), byAttribute),
    (_, column) => [byContent(valuesOf(column))],
  ]
  // Of two prices, the one in the market's currency.
  const foreign = (name: string) => Number((currencyOf(name) ?? currency) !== currency)
  const inOrder = [...header.entries()].sort(([, one], [, other]) => foreign(one) - foreign(other))
  for (const round of rounds) {
    for (const [column, name] of inOrder) {
      const fits = (field: string) =>
        (namesThings || !isOfThings(field)) && fitsSamples(field, valuesOf(column), unitOf(name), schemas)
      const field = round(name, column).find((one) => one !== undefined && isFree(one) && fits(one))
      if (field !== undefined) claim(column, field)
    }
  }
  // Without a code of its own, what else is unique in it identifies a product.
  if (!taken.has('erpCode')) {
    const stand = ['productIndex', 'mpn'].find((field) => taken.has(field))
    const column = [...matched].find(([, field]) => field === stand)?.[0]
    if (column !== undefined) matched.set(column, 'erpCode')
  }
  return [...matched].map(([column, field]) => ({ column, field })).sort((a, b) => a.column - b.column)
}

const pick = (names: readonly string[], known: ReadonlyMap<string, readonly string[]>) =>
  names.flatMap((name) => known.get(anyOrder(name)) ?? [])

function byContent(values: readonly string[]): string | undefined {
  if (values.length < 3) return undefined
  const all = (fits: (value: string) => boolean) => values.every(fits)
  if (all((value) => value.length >= 12 && isEan(plainEan(value)))) return 'ean'
  if (all((value) => /^https?:\/\/\S+\.(jpe?g|png|webp|avif)(\?\S*)?([|\s]|$)/i.test(value))) return 'images'
  return undefined
}

/** Fields that two columns claim although only one may: `mapping_twice`. */
export function claimedTwice(mapping: readonly ImportColumn[]): string[] {
  const seen = new Set<string>()
  return mapping.flatMap(({ field }) => {
    const twice = seen.has(field) && joinerOf(field) === undefined
    seen.add(field)
    return twice ? [field] : []
  })
}
