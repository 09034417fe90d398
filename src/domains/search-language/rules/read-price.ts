import { LAW_CURRENCY, toMinor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { accessoryForms } from './accessory-forms.ts'
import { AND_WORDS, boundBefore, NEEDS_CURRENCY } from './compare-words.ts'
import { WITH_WORDS } from './function-words.ts'
import { PRODUCT_LINES } from './product-lines.ts'
import { freeWord, type SearchFilter, type Sentence, take, takeFilter } from './sentence.ts'
import { CURRENCY_UNITS, UNIT_WORDS } from './units.ts'

const SMALLEST = 100
const LARGEST = 10_000_000
const ABOUT = 0.15
const YEAR_WORDS = new Set(['rok', 'roku', 'r', 'rocznik', 'year', 'model', 'jahr'])
/** Makers number their processors and graphics cards. */
const NUMBERED = new Set([
  'rtx',
  'gtx',
  'rx',
  'gt',
  'radeon',
  'geforce',
  'quadro',
  'arc',
  'ryzen',
  'xeon',
  'core',
  'g',
  'pro',
])
const LIMIT_WORDS = new Set(['max', 'maks', 'maksymalnie', 'maximum', 'maximal', 'brutto', 'tops', 'hochstens'])

/** `unit`: the currency that stands beside it, in small letters. */
type Amount = { value: number; from: number; to: number; unit: string | null; round: boolean }

/** Finds prices: `do 2000 zł`, `od 500 do 1000`, `500-1000 zł`, `około 1000`, `2000 zł`, `500 €` where a rate stands. `do` before a thing is not a price. */
export function readPrice(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const amount = amountAt(sentence, index)
    if (!amount) continue
    const second = secondAmount(sentence, amount)
    const unread = unreadCurrency(sentence, amount.unit ?? second?.unit ?? null)
    if (unread) {
      const from = boundBefore(sentence, amount.from)?.from ?? amount.from
      const to = second?.to ?? amount.to
      sentence.unread.push({ currency: unread, span: take(sentence, from, to) })
      index = to - 1
      continue
    }
    const found = second ? between(sentence, amount, second) : single(sentence, amount)
    if (!found) continue
    let end = found.to
    while (LIMIT_WORDS.has(freeWord(sentence, end))) end++
    takeFilter(sentence, found.from, end, found.filter)
    index = end - 1
  }
}

function amountAt(sentence: Sentence, index: number): Amount | null {
  const token = sentence.tokens[index]
  if (!token || sentence.state[index] !== 'free' || Number.isNaN(token.value)) return null
  let value = token.value
  let unit: string | null = token.unit
  let to = index + 1
  const next = sentence.tokens[to]
  const thousands =
    token.kind === 'number' &&
    /^\d{1,3}$/.test(token.digits) &&
    next &&
    /^\d{3}$/.test(next.digits) &&
    /^[ \u00a0]$/.test(next.gap)
  if (
    thousands &&
    (CURRENCY_UNITS.has(next.unit ?? '') ||
      (next.kind === 'number' && (next.digits === '000' || currencyWord(sentence, to + 1))))
  ) {
    value = value * 1000 + next.value
    unit = next.unit
    to++
  }
  const round = unit === 'k'
  if (unit === 'k') {
    value *= 1000
    unit = null
  }
  let from = index
  if (!unit && currencyWord(sentence, to)) unit = currencyWord(sentence, to++)
  if (!unit && /[$€]\s?$/.test(token.gap)) unit = token.gap.includes('€') ? 'eur' : 'usd'
  if (!unit && index > 0 && ['pln', 'eur', 'usd'].includes(freeWord(sentence, index - 1)))
    unit = freeWord(sentence, --from)
  if (unit && !CURRENCY_UNITS.has(unit)) return null
  const { prices } = sentence
  // Who does not ask for prices reads foreign ones as words.
  if (!prices && unit && unit !== LAW_CURRENCY.toLowerCase()) return null
  const worth = value * (rateOf(sentence, unit) ?? 1)
  return worth >= 1 && worth <= LARGEST ? { value, from, to, unit, round } : null
}

/** Units of the market's currency for one of this; undefined where no rate stands. A bare number is of the market's currency. */
function rateOf({ prices }: Sentence, unit: string | null): number | undefined {
  const code = unit?.toUpperCase()
  if (!code || code === (prices?.currency ?? LAW_CURRENCY)) return 1
  return prices?.rates[code]
}

/** A currency without a rate: what stands in it cannot be read. */
const unreadCurrency = (sentence: Sentence, unit: string | null): string | null =>
  unit && rateOf(sentence, unit) === undefined ? unit.toUpperCase() : null

const worthOf = (sentence: Sentence, value: number, unit: string | null) =>
  value * must(rateOf(sentence, unit), `a rate for ${unit}`)

function currencyWord(sentence: Sentence, index: number): string | null {
  const unit = UNIT_WORDS.get(freeWord(sentence, index))
  return unit && CURRENCY_UNITS.has(unit) ? unit : null
}

function secondAmount(sentence: Sentence, first: Amount): Amount | null {
  const dash = /^\s?[-–—]\s?$/.test(sentence.tokens[first.to]?.gap ?? '')
  // `rtx 3060 do 4000`: a model and a limit.
  const word = AND_WORDS.has(freeWord(sentence, first.to)) && !isModelNumber(sentence, first)
  const second = dash ? amountAt(sentence, first.to) : word ? amountAt(sentence, first.to + 1) : null
  return second && (second.unit !== null || !dash || boundBefore(sentence, first.from)?.bound === 'from')
    ? second
    : null
}

/** A bare number right behind a name of things that are numbered. */
function isModelNumber(sentence: Sentence, { from, unit }: Amount): boolean {
  const before = freeWord(sentence, from - 1)
  return unit === null && (NUMBERED.has(before) || PRODUCT_LINES.has(before) || sentence.compiled.brands.has(before))
}

type Found = { from: number; to: number; filter: SearchFilter } | null

function between(sentence: Sentence, a: Amount, b: Amount): Found {
  const unit = a.unit ?? b.unit
  if (!unit && (a.value < SMALLEST || b.value < SMALLEST || measured(sentence, b))) return null
  // `1-2k` means thousands twice, `500-1000 €` euros twice.
  const first = b.round && !a.round && !a.unit && a.value < SMALLEST ? a.value * 1000 : a.value
  const low = worthOf(sentence, first, unit)
  const high = worthOf(sentence, b.value, b.unit ?? unit)
  const before = boundBefore(sentence, a.from)
  const from = before?.bound === 'from' ? before.from : a.from
  return { from, to: b.to, filter: range(Math.min(low, high), Math.max(low, high)) }
}

function single(sentence: Sentence, amount: Amount): Found {
  const worth = worthOf(sentence, amount.value, amount.unit)
  const before = boundBefore(sentence, amount.from)
  const localOnly = before?.words === 'pod' && sentence.locale !== 'pl-PL'
  if (!before || localOnly)
    return amount.unit ? { from: amount.from, to: amount.to, filter: range(undefined, worth) } : null
  if (!amount.unit && !plausible(sentence, amount, before)) return null
  const { bound, from } = before
  if (bound === 'to') return { from, to: amount.to, filter: range(undefined, worth) }
  if (bound === 'from') return { from, to: amount.to, filter: range(worth, undefined) }
  return { from, to: amount.to, filter: range(worth * (1 - ABOUT), worth * (1 + ABOUT)) }
}

/** A bare number is a price only behind clear words: not a year, not `do 4k`, not `toner do 2000`. */
function plausible(
  sentence: Sentence,
  amount: Amount,
  before: { bound: string; from: number; words: string },
): boolean {
  if (NEEDS_CURRENCY.has(before.words) || amount.value < SMALLEST || !Number.isInteger(amount.value)) return false
  if (amount.round && (amount.value === 4000 || amount.value === 8000)) return false
  if (before.bound === 'from' && amount.value > 1990 && amount.value < 2040 && amount.value !== 2000) return false
  // `toner do 2000` is for a model; `laptop z dobrą baterią do 2000` costs so much.
  const isFor = accessoryForms.has(freeWord(sentence, before.from - 1))
  const comesAlong = [2, 3].some((back) => WITH_WORDS.has(freeWord(sentence, before.from - back)))
  return !measured(sentence, amount) && (!isFor || comesAlong)
}

const measured = (sentence: Sentence, amount: Amount) => YEAR_WORDS.has(freeWord(sentence, amount.to))

function range(from: number | undefined, to: number | undefined): SearchFilter {
  return {
    key: 'price',
    op: 'range',
    ...(from === undefined ? {} : { from: toMinor(from) }),
    ...(to === undefined ? {} : { to: toMinor(to) }),
  }
}
