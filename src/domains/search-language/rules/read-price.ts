import { toMinor } from '../../../values/money.ts'
import { accessoryForms } from './accessory-forms.ts'
import { AND_WORDS, boundBefore, NEEDS_CURRENCY } from './compare-words.ts'
import { freeWord, type SearchFilter, type Sentence, takeFilter } from './sentence.ts'
import { CURRENCY_UNITS, UNIT_WORDS } from './units.ts'

const SMALLEST = 100
const LARGEST = 10_000_000
const ABOUT = 0.15
const YEAR_WORDS = new Set(['rok', 'roku', 'r', 'rocznik', 'year', 'model', 'jahr'])
const LIMIT_WORDS = new Set(['max', 'maks', 'maksymalnie', 'maximum', 'maximal', 'brutto', 'tops', 'hochstens'])

type Amount = { zloty: number; from: number; to: number; currency: boolean; round: boolean }

/** Finds prices: `do 2000 zł`, `od 500 do 1000`, `500-1000 zł`, `około 1000`, `2000 zł`. `do` before a thing is not a price. */
export function readPrice(sentence: Sentence): void {
  for (let index = 0; index < sentence.tokens.length; index++) {
    const amount = amountAt(sentence, index)
    if (!amount) continue
    const second = secondAmount(sentence, amount)
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
  const rate = unit === 'eur' ? sentence.vocabulary.rates?.EUR : unit === 'usd' ? sentence.vocabulary.rates?.USD : 1
  const zloty = value * (rate ?? Number.NaN)
  return zloty >= 1 && zloty <= LARGEST ? { zloty, from, to, currency: unit !== null, round } : null
}

function currencyWord(sentence: Sentence, index: number): string | null {
  const unit = UNIT_WORDS.get(freeWord(sentence, index))
  return unit && CURRENCY_UNITS.has(unit) ? unit : null
}

function secondAmount(sentence: Sentence, first: Amount): Amount | null {
  const dash = /^\s?[-–—]\s?$/.test(sentence.tokens[first.to]?.gap ?? '')
  const word = AND_WORDS.has(freeWord(sentence, first.to))
  const second = dash ? amountAt(sentence, first.to) : word ? amountAt(sentence, first.to + 1) : null
  return second && (second.currency || !dash || boundBefore(sentence, first.from)?.bound === 'from') ? second : null
}

type Found = { from: number; to: number; filter: SearchFilter } | null

function between(sentence: Sentence, a: Amount, b: Amount): Found {
  const currency = a.currency || b.currency
  if (!currency && (a.zloty < SMALLEST || b.zloty < SMALLEST || measured(sentence, b))) return null
  // `1-2k` means thousands twice.
  const low = b.round && !a.round && !a.currency && a.zloty < SMALLEST ? a.zloty * 1000 : a.zloty
  const before = boundBefore(sentence, a.from)
  const from = before?.bound === 'from' ? before.from : a.from
  return { from, to: b.to, filter: range(Math.min(low, b.zloty), Math.max(low, b.zloty)) }
}

function single(sentence: Sentence, amount: Amount): Found {
  const before = boundBefore(sentence, amount.from)
  const localOnly = before?.words === 'pod' && sentence.locale !== 'pl-PL'
  if (!before || localOnly)
    return amount.currency ? { from: amount.from, to: amount.to, filter: range(undefined, amount.zloty) } : null
  if (!amount.currency && !plausible(sentence, amount, before)) return null
  const { bound, from } = before
  if (bound === 'to') return { from, to: amount.to, filter: range(undefined, amount.zloty) }
  if (bound === 'from') return { from, to: amount.to, filter: range(amount.zloty, undefined) }
  return { from, to: amount.to, filter: range(amount.zloty * (1 - ABOUT), amount.zloty * (1 + ABOUT)) }
}

/** A bare number is a price only behind clear words: not a year, not `do 4k`, not `toner do 2000`. */
function plausible(
  sentence: Sentence,
  amount: Amount,
  before: { bound: string; from: number; words: string },
): boolean {
  if (NEEDS_CURRENCY.has(before.words) || amount.zloty < SMALLEST || !Number.isInteger(amount.zloty)) return false
  if (amount.round && (amount.zloty === 4000 || amount.zloty === 8000)) return false
  if (before.bound === 'from' && amount.zloty > 1990 && amount.zloty < 2040 && amount.zloty !== 2000) return false
  return !measured(sentence, amount) && !accessoryForms.has(freeWord(sentence, before.from - 1))
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
