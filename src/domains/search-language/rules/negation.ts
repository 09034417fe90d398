import type { Locale } from '../../../values/locale.ts'
import type { Token } from './tokens.ts'

/** What is looked at of a sentence that is being read. */
type Reading = {
  readonly locale: Locale
  readonly tokens: readonly Token[]
  readonly state: readonly ('free' | 'line' | 'taken')[]
  readonly refused: ReadonlySet<number>
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words behind which stands what is not wanted. Data. */
export const NEGATORS = set('nie bez oprocz poza not without except ohne kein keine keinen keiner nicht ausser')
/** `no` is a word of other things in other languages (`no. 5`, `no to`). */
const ENGLISH_NEGATOR = 'no'
/** What may stand between: `nie marki Apple`, `not made by hp`. */
const FILLERS = set('marki firmy od jest byl made by from a an the von der die das marke zadnego zadnej zadnych any')
/** What carries a refusal on: `nie apple ani hp`, `ohne Apple oder HP`. */
const JOINTS = set('ani i lub albo or nor and oder und noch')
/** `nie starszy niż 12` compares, and refuses no word. Data. */
export const COMPARATIVES = set(
  'starszy starsza starsze nowszy nowsza nowsze drozszy drozsza drozsze tanszy tansza tansze gorszy gorsza gorsze older newer worse cheaper dearer alter neuer teurer billiger schlechter',
)
const MOST_FILLERS = 2

/** Where the refusal of what stands at `index` begins; null when nothing refuses it. */
export function refusalBefore(sentence: Reading, index: number): number | null {
  for (let at = index - 1; at >= 0 && at >= index - 1 - MOST_FILLERS; at--) {
    const word = sentence.state[at] === 'free' ? (sentence.tokens[at]?.text ?? '') : ''
    if (isNegator(sentence, word)) return at
    if (JOINTS.has(word) && sentence.refused.has(at - 1)) return at
    if (!FILLERS.has(word)) break
  }
  // `-apple` right behind a space.
  return /(?:^|\s)[-–−]$/.test(sentence.tokens[index]?.gap ?? '') &&
    sentence.tokens[index]?.kind === 'word' &&
    index > 0
    ? index
    : null
}

export const isNegator = (sentence: Reading, word: string) =>
  NEGATORS.has(word) || (word === ENGLISH_NEGATOR && sentence.locale === 'en-US')

const REFUSALS = { state: ['damaged'], grade: ['C', 'D'] }
/** What a thing should be without, and what that refuses: `bez uszkodzeń`, `no scratches`. Data. */
export const REFUSED_FLAWS: ReadonlyMap<string, { key: 'state' | 'grade'; values: string[] }> = new Map(
  (
    [
      [
        'state',
        'uszkodzen uszkodzenia uszkodzone wad wady usterek usterki defektow defektu pekniec damage damages defects faults schaden defekte defekt mangel mangeln',
      ],
      ['grade', 'rys rysek zarysowan sladow otarc scratches scratch marks kratzer kratzern gebrauchsspuren'],
    ] as const
  ).flatMap(([key, words]) => words.split(' ').map((word) => [word, { key, values: REFUSALS[key] }] as const)),
)
