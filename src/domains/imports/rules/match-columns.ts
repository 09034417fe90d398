import { foldText } from '../../../values/text-fold.ts'
import type { AttributeSchema } from '../../catalog/contract.ts'
import type { ImportColumn } from '../contract.ts'
import { isEan } from './ean.ts'
import { HEADER_WORDS } from './header-words.ts'
import { IMPORT_FIELDS, isImportField, joinerOf } from './import-fields.ts'

/** A header as words: `Price_euros` → `price euros`, `ScreenResolution` → `screen resolution` and `screenresolution`. */
export function headerWords(name: string): string[] {
  const spread = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  const plain = (text: string) =>
    foldText(text)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  return [...new Set([plain(name), plain(spread)])]
}

/** What a currency in a header says: `Price_euros` → EUR. */
export function currencyOf(name: string): 'PLN' | 'EUR' | 'USD' | 'GBP' | 'CZK' | undefined {
  const folded = ` ${foldText(name).replaceAll(/[^a-z€$£]+/g, ' ')} `
  if (/ (eur|euro|euros|euru) |€/.test(folded)) return 'EUR'
  if (/ (usd|dollars?) |\$/.test(folded)) return 'USD'
  if (/ gbp |£/.test(folded)) return 'GBP'
  if (/ czk /.test(folded)) return 'CZK'
  return / (pln|zl|zloty(ch)?) /.test(folded) ? 'PLN' : undefined
}

const BY_WORD = new Map(
  Object.entries(HEADER_WORDS).flatMap(([field, names]) => (names ?? []).map((name) => [name, field] as const)),
)
const OWN_NAMES = new Map(Object.keys(IMPORT_FIELDS).map((field) => [field.toLowerCase(), field]))

/**
 * What each column seems to be: by its name, and where that tells nothing, by what stands in it. One column a field, except where several
 * make one; nothing is claimed twice.
 */
export function matchColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  attributes: readonly AttributeSchema[],
): ImportColumn[] {
  const byAttribute = new Map(
    attributes.flatMap(({ key, names }) =>
      [key, ...Object.values(names)].flatMap((name) =>
        headerWords(name ?? '').map((word) => [word, `attribute.${key}`] as const),
      ),
    ),
  )
  const taken = new Set<string>()
  const matched = new Map<number, string>()
  const claim = (column: number, field: string | undefined) => {
    if (!field || matched.has(column) || (taken.has(field) && field !== 'images')) return
    taken.add(field)
    matched.set(column, field)
  }
  const rounds: ((name: string, column: number) => string | undefined)[] = [
    (name) => OWN_NAMES.get(name.trim().toLowerCase()) ?? (isImportField(name.trim()) ? name.trim() : undefined),
    (name) => pick(headerWords(name), BY_WORD),
    (name) => pick(headerWords(withoutExtras(name)), BY_WORD),
    (name) => pick(headerWords(withoutExtras(name)), byAttribute),
    (_, column) => byContent(samples.map((row) => row[column] ?? '').filter(Boolean)),
  ]
  for (const round of rounds) for (const [column, name] of header.entries()) claim(column, round(name, column))
  // Without a code of its own, what else is unique in it identifies a product.
  if (!taken.has('erpCode')) {
    const stand = ['productIndex', 'mpn'].find((field) => taken.has(field))
    const column = [...matched].find(([, field]) => field === stand)?.[0]
    if (column !== undefined) matched.set(column, 'erpCode')
  }
  return [...matched].map(([column, field]) => ({ column, field })).sort((a, b) => a.column - b.column)
}

const pick = (names: readonly string[], known: ReadonlyMap<string, string>) =>
  names.map((name) => known.get(name)).find((field) => field !== undefined)

/** `Cena (PLN)`, `Zdjęcie 2`, `Waga [kg]` without what stands behind. */
const withoutExtras = (name: string) =>
  name
    .replaceAll(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/(?<!\d)\d+$/, '')
    .trim()

function byContent(values: readonly string[]): string | undefined {
  if (values.length < 3) return undefined
  const all = (fits: (value: string) => boolean) => values.every(fits)
  if (all((value) => value.length >= 12 && isEan(value.replaceAll(/\s/g, '')))) return 'ean'
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
