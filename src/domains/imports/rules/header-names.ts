import { foldText } from '../../../values/text-fold.ts'
import { IMPORT_CURRENCIES } from './import-limits.ts'

/** Words and signs for currencies in headers and cells besides their codes. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  ...{ euro: 'EUR', euros: 'EUR', euru: 'EUR', '€': 'EUR', dollar: 'USD', dollars: 'USD', dolar: 'USD', $: 'USD' },
  ...{ pounds: 'GBP', '£': 'GBP', zl: 'PLN', zloty: 'PLN', zlotych: 'PLN', zlote: 'PLN', kc: 'CZK', ft: 'HUF' },
}
const CODES: ReadonlySet<string> = new Set(IMPORT_CURRENCIES)

const currencyWord = (word: string): string | undefined =>
  CODES.has(word.toUpperCase()) ? word.toUpperCase() : CURRENCY_WORDS[word]

type KnownCurrency = (typeof IMPORT_CURRENCIES)[number]

/** What currency a header or cell names: `Price_euros` → EUR. Undefined for none, and for several. */
export function currencyOf(text: string): KnownCurrency | undefined {
  const words = foldText(text).match(/[a-z]+|[€$£]/g) ?? []
  const named = new Set(words.flatMap((word) => currencyWord(word) ?? []))
  return named.size === 1 ? ([...named][0] as KnownCurrency) : undefined
}

const UNIT = /(?<=[\s_([,])(kg|g|gram\p{L}*|cm|mm|kw|w|gb|tb|mb|mah|wh)\s*[)\]]?$/iu

/** The unit that a header ends with: `Waga [g]` → `g`. Empty for none. */
export const unitOf = (name: string): string => UNIT.exec(name.trim())?.[1]?.toLowerCase() ?? ''

const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** A header as words: `Price_euros` → `price euros`, `ScreenResolution` → `screen resolution` and `screenresolution`. */
export function headerWords(name: string): string[] {
  const spread = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return [...new Set([plain(name), plain(spread)])]
}

/** `Cena (PLN)`, `Zdjęcie 2`, `Waga [kg]`, `price_usd` without what stands behind. */
export function withoutExtras(name: string): string {
  const bare = name
    .replaceAll(/[([][^()[\]]*[)\]]/g, ' ')
    .trim()
    .replace(/(?<!\d)\d+$/, '')
    .replace(UNIT, '')
  const words = bare.split(/[\s_]+/)
  const kept = words.filter((word) => currencyWord(foldText(word)) === undefined)
  return (kept.length > 0 ? kept : words).join(' ').trim()
}

/** The same words in any order have the same name: `brutto cena`, `cena brutto`. */
export const anyOrder = (words: string): string => words.split(' ').sort().join(' ')
