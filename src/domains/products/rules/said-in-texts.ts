import { foldText } from '../../../values/text-fold.ts'

/**
 * Letters that follow a stem, words that may stand between, a number that begins a word. Each repetition has an end: texts are strangers',
 * and the time they take must not grow with the square of their length.
 */
const W = String.raw`[\p{L}-]{0,24}`
const BETWEEN = String.raw`(?:\s?[:(]\s?|\s{1,2})(?:\p{L}{1,24}\s{1,2}){0,3}?`
const N = String.raw`(?<![\d.,])(\d{1,3})`
const MONTHS = `(?:mies|m-cy|month|monat)${W}`
const YEARS = `(?:lat|rok|roczn|letni|year|jahr|jahrig)${W}`
const SPAN = String.raw`${N}[\s-]{0,2}(?:(${MONTHS})|${YEARS})`
const WARRANTY = `(?:gwarancj|warrant|guarantee|garantie)${W}`
const NO_WARRANTY = /\b(?:bez|no|without|ohne) (?:\p{L}{1,24} )?(?:gwarancji|warranty|guarantee|garantie)\b/u
const DAYS = `(?:dni|dnia|dzien|days?|werktag|tag|arbeitstag)${W}`
const WORKING = String.raw`(?:[\s-]{1,2}(?:robocz|business|working)${W})?`
const HOURS = `(?:h|godz|hour|stunde)${W}`
const DISPATCH = `(?:wysylk|wysylam|wysle|nadajem|dispatch|ships|shipped|versand|versend|verschick)${W}`
const RETURN = `(?:zwrot|zwroc|return|ruckgabe|zuruckgeb)${W}`

const warrantyAfter = new RegExp(`${SPAN}${BETWEEN}${WARRANTY}`, 'gu')
const warrantyBefore = new RegExp(`${WARRANTY}${BETWEEN}${SPAN}`, 'gu')
const dispatch = new RegExp(String.raw`${DISPATCH}${BETWEEN}${N}[\s-]{0,2}(?:(${HOURS})|${DAYS})`, 'gu')
const returnAfter = new RegExp(String.raw`${N}[\s-]{0,2}${DAYS}${WORKING}${BETWEEN}${RETURN}`, 'gu')
const returnBefore = new RegExp(String.raw`${RETURN}${BETWEEN}${N}[\s-]{0,2}${DAYS}`, 'gu')
const tested =
  /(?<!\b(?:nie|not|never|nicht|noch nicht|bez)\s{1,2})\b(?:sprawdzon|przetestowan|przetestowal|przetestujem|sprawdzil|tested\b|we checked|fully checked|gepruft|getestet)/u

const numbers = (text: string, pattern: RegExp, of: (count: number, small: boolean) => number) =>
  [...text.matchAll(pattern)].map(([, count, small]) => of(Number(count), small !== undefined))

/** What a text promises: months of guarantee, days until it is sent, days to give it back; each time a number is named. */
export type Promises = { warrantyMonths: number[]; dispatchDays: number[]; returnDays: number[]; tested: boolean }

/**
 * Promises that free text makes, in the three languages. It finds what people commonly write, not all that can be written: what it finds
 * is shown to the seller, and refuses nothing.
 */
export function promisesIn(words: string): Promises {
  const text = foldText(words)
  const months = (count: number, isMonths: boolean) => (isMonths ? count : count * 12)
  const days = (count: number, isHours: boolean) => (isHours ? Math.ceil(count / 24) : count)
  return {
    warrantyMonths: [
      ...numbers(text, warrantyAfter, months),
      ...numbers(text, warrantyBefore, months),
      ...(NO_WARRANTY.test(text) ? [0] : []),
    ],
    dispatchDays: numbers(text, dispatch, days),
    returnDays: [...numbers(text, returnAfter, (count) => count), ...numbers(text, returnBefore, (count) => count)],
    tested: tested.test(text),
  }
}
