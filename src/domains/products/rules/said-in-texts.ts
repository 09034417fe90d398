import { foldText } from '../../../values/text-fold.ts'

/** Beginnings of words, folded, in three languages. Data. */
const MONTHS = ['mies', 'month', 'monat']
const YEARS = ['lat', 'rok', 'roczn', 'letni', 'year', 'jahr']
const DAYS = ['dni', 'dzien', 'day', 'werktag', 'tag', 'arbeitstag']
const HOURS = ['godz', 'hour', 'stunde']
const WARRANTY = ['gwarancj', 'warrant', 'guarantee', 'garantie']
const DISPATCH = [
  'wysylk',
  'wysylam',
  'wysle',
  'nadajem',
  'dispatch',
  'ships',
  'shipped',
  'versand',
  'versend',
  'verschick',
]
const RETURN = ['zwrot', 'zwroc', 'return', 'ruckgabe', 'zuruckgeb']
const NOTHING = new Set(['bez', 'no', 'without', 'ohne'])
const tested =
  /(?<!\b(?:nie|not|never|nicht|noch nicht|bez)\s{1,2})\b(?:sprawdzon|przetestowan|przetestowal|przetestujem|sprawdzil|tested\b|we checked|fully checked|gepruft|getestet)/u

/** Words that may stand between a number and what it is said of. */
const MOST_BETWEEN = 3
/** A word or a number of a text, and what stands before it. */
type Word = { text: string; gap: string }

function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/\p{L}+|\d+/gu)].map((found) => {
    const gap = text.slice(end, found.index)
    end = found.index + found[0].length
    return { text: found[0], gap }
  })
}

const begins = (word: Word | undefined, stems: readonly string[]) =>
  word !== undefined && stems.some((stem) => word.text.startsWith(stem))
/** `24-miesięczna`, `24 months`; another number or the end of a sentence between them parts the two. */
const isJoined = (word: Word | undefined) => word !== undefined && /^[\s-]{0,2}$/.test(word.gap)
const isNear = (word: Word | undefined) => word !== undefined && /^[\s:(-]{1,3}$/.test(word.gap)

/** Whether one of the stems stands a few words after `index`, or before it. */
function hasNear(words: readonly Word[], index: number, step: 1 | -1, stems: readonly string[]): boolean {
  for (let away = 1; away <= MOST_BETWEEN + 1; away++) {
    const at = index + step * away
    if (!isNear(step === 1 ? words[at] : words[at + 1])) return false
    if (begins(words[at], stems)) return true
  }
  return false
}

/** Numbers that have a unit, where the place of number and unit is asked for. */
function spans(
  words: readonly Word[],
  units: readonly string[],
  isOf: (number: number, unit: number) => boolean,
): number[] {
  return words.flatMap(({ text, gap }, index) => {
    const isNumber = /^\d{1,3}$/.test(text) && !/[.,]$/.test(gap)
    const unit = words[index + 1]
    return isNumber && isJoined(unit) && begins(unit, units) && isOf(index, index + 1) ? Number(text) : []
  })
}

/** What a text promises: months of guarantee, days until it is sent, days to give it back; each time a number is named. */
export type Promises = { warrantyMonths: number[]; dispatchDays: number[]; returnDays: number[]; tested: boolean }

/**
 * Promises that free text makes, in the three languages. It finds what people commonly write, not all that can be written: what it finds
 * is shown to the seller, and refuses nothing.
 */
export function promisesIn(words: string): Promises {
  const text = foldText(words)
  const all = wordsOf(text)
  const around = (stems: readonly string[]) => (number: number, unit: number) =>
    hasNear(all, unit, 1, stems) || hasNear(all, number, -1, stems)
  const after = (stems: readonly string[]) => (number: number) => hasNear(all, number, -1, stems)
  const lacks = all.some(
    (word, index) =>
      begins(word, WARRANTY) && [1, 2].some((back) => NOTHING.has(all[index - back]?.text ?? '') && isNear(word)),
  )
  return {
    warrantyMonths: [
      ...spans(all, MONTHS, around(WARRANTY)),
      ...spans(all, YEARS, around(WARRANTY)).map((years) => years * 12),
      ...(lacks ? [0] : []),
    ],
    dispatchDays: [
      ...spans(all, DAYS, after(DISPATCH)),
      ...spans(all, [...HOURS, 'h'], after(DISPATCH)).map((hours) => Math.ceil(hours / 24)),
    ],
    returnDays: spans(all, DAYS, around(RETURN)),
    tested: tested.test(text),
  }
}
