import { terabytesOf } from '../../../values/disk-size.ts'
import { CURRENCIES } from '../../../values/money.ts'

/** Units a number can carry. `k` is thousand (or the `4K` of screens); currencies are units too. */
export type Unit =
  | 'gb'
  | 'tb'
  | 'mb'
  | 'in'
  | 'hz'
  | 'ghz'
  | 'mhz'
  | 'kg'
  | 'mm'
  | 'cm'
  | 'mah'
  | 'ah'
  | 'v'
  | 'a'
  | 'wh'
  | 'w'
  | 'mp'
  | 'mo'
  | 'yr'
  | 'pct'
  | 'k'
  | 'pln'
  | 'eur'
  | 'usd'
  | 'gbp'
  | 'chf'
  | 'czk'

const SPELLINGS: Record<Unit, string> = {
  gb: 'gb gib gbytes gigabajt gigabajty gigabajtow gigabyte gigabytes',
  tb: 'tb tib terabajt terabajty terabajtow terabyte terabytes',
  mb: 'mb mib megabajtow megabytes',
  in: 'inch inches cal cala cale cali calowy calowa calowe calowego zoll zollig zolliger',
  hz: 'hz hertz herc hercow',
  ghz: 'ghz',
  mhz: 'mhz',
  kg: 'kg kilo kilograma kilogramow',
  mm: 'mm',
  cm: 'cm',
  mah: 'mah',
  ah: 'ah',
  v: 'volt volts voltow',
  a: 'amp amper ampera amperow ampere',
  wh: 'wh',
  w: 'watt wat watow',
  mp: 'mp mpx mpix megapixel megapixels megapikseli',
  mo: 'mies miesiac miesiace miesiecy month months monat monate monaten',
  yr: 'rok lata lat year years jahr jahre jahren',
  pct: 'percent procent prozent proc',
  k: 'tys tysiac tysiace tysiecy tsd tausend thousand',
  pln: 'zl pln zlotych zlote zloty zlotych zlotowek',
  eur: 'eur euro euros',
  usd: 'usd dollar dollars dolar dolarow',
  gbp: 'gbp pound pounds quid funt funty funtow',
  chf: 'chf franken frankow',
  czk: 'czk koron kronen',
}

/** Unit names that may stand apart from their number (`16 GB`). */
export const UNIT_WORDS: ReadonlyMap<string, Unit> = new Map(
  (Object.entries(SPELLINGS) as [Unit, string][]).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
)

/** Letters that are a unit only when glued to the number (`65w`, `2k`, `15in`): apart they are words of a sentence. */
export const GLUED_UNITS: ReadonlyMap<string, Unit> = new Map([...UNIT_WORDS, ['w', 'w'], ['k', 'k'], ['in', 'in']])

export const UNIT_SIGNS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['"', 'in'],
  ['″', 'in'],
  ['”', 'in'],
  ['“', 'in'],
  ["''", 'in'],
  ['′′', 'in'],
  ['’’', 'in'],
  ['%', 'pct'],
  ['€', 'eur'],
  ['$', 'usd'],
  ['£', 'gbp'],
])

/** Money of neighbours that no market here knows: read, and said not to be understood. */
const FOREIGN = ['GBP', 'CHF', 'CZK']
/** Units that are money, as `UNIT_WORDS` names them. */
export const CURRENCY_UNITS: ReadonlySet<string> = new Set(
  [...CURRENCIES, ...FOREIGN].map((code) => code.toLowerCase()),
)

/** `15.6` → `15p6`: lexemes hold letters and digits only. */
export function numberLexeme(value: number): string {
  return String(value)
    .replace('.', 'p')
    .replace(/[^a-z0-9]/g, '')
}

/** Letters that are a unit behind a decimal number only (`19.5V`, `3,25 A`): behind a whole one they end names (`Pixel 9a`). */
export const DECIMAL_UNITS: ReadonlyMap<string, Unit> = new Map([
  ['v', 'v'],
  ['a', 'a'],
])

/** One lexeme per quantity: 1000 GB, 1024 GB and 1 TB are all `1tb`, 1024 MB is `1gb`, 2,4 GHz is `2400mhz`, 5 Ah is `5000mah`. */
export function measureLexeme(value: number, unit: Unit): string {
  if (unit === 'mb' && value >= 1000 && (value % 1024 === 0 || value % 1000 === 0))
    return measureLexeme(value / (value % 1024 === 0 ? 1024 : 1000), 'gb')
  const terabytes = unit === 'gb' ? terabytesOf(value) : null
  if (terabytes !== null) return `${numberLexeme(terabytes)}tb`
  if (unit === 'ghz') return `${numberLexeme(Math.round(value * 1000))}mhz`
  if (unit === 'ah') return `${numberLexeme(Math.round(value * 1000))}mah`
  if (unit === 'k') return value === 4 ? 'uhd' : value === 2 ? 'qhd' : `${numberLexeme(value)}k`
  return numberLexeme(value) + unit
}
