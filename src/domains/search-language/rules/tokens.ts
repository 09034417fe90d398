import { foldText, inForm } from '../../../values/text-fold.ts'
import { DECIMAL_UNITS, GLUED_UNITS, measureLexeme, numberLexeme, UNIT_SIGNS, type Unit } from './units.ts'

/** A word, number, quantity or model code of a text; `start`..`end` are its place in the original (UTF-16 offsets). */
export type Token = {
  kind: 'word' | 'number' | 'measure' | 'code'
  /** Canonical lexeme: folded, letters and digits only. */
  text: string
  /** Further lexemes under which an index should find it. */
  also: string[]
  /** NaN when it is no number. */
  value: number
  digits: string
  unit: Unit | null
  start: number
  end: number
  /** What stands between the previous token and this one. */
  gap: string
}

const SCAN =
  /(?<wide>\d{3,4}) ?[x×*] ?(?<high>\d{3,4})(?![\p{L}\p{N}])|(?<number>\d+(?:[.,]\d{1,3}(?!\d)){0,3})(?<letters>\p{L}[\p{L}\p{M}]*)?(?![\p{L}\p{M}\p{N}])(?:\s?(?<sign>["″”“%€$]|''|′′|’’))?|(?<run>[\p{L}\p{M}\p{N}]+)/gu
const MAX_LEXEME = 60

/** Reads `15,6`, `2.000`, `1.299,00`, `1,299.00`; NaN when the separators make no sense (`8,16,32`). */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (/^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  const decimal = /^(\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)[.,](\d{1,3})$/.exec(text)
  return decimal ? Number(`${decimal[1]?.replace(/[.,]/g, '')}.${decimal[2]}`) : Number.NaN
}

/** Folds one word to letters and digits. */
export function foldWord(text: string): string {
  return foldText(inForm('NFKC', text))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, MAX_LEXEME)
}

export function wordToken(text: string, start: number, end: number, gap: string): Token {
  return {
    kind: /\p{N}/u.test(text) ? 'code' : 'word',
    text,
    also: [],
    value: Number.NaN,
    digits: '',
    unit: null,
    start,
    end,
    gap,
  }
}

function numberToken(digits: string, unit: Unit | null, start: number, end: number, gap: string): Token {
  const value = readNumber(digits)
  const plain = /^\d+$/.test(digits) ? digits.slice(0, MAX_LEXEME) : numberLexeme(value)
  if (!unit) return { kind: 'number', text: plain, also: [], value, digits, unit, start, end, gap }
  return { kind: 'measure', text: measureLexeme(value, unit), also: [plain], value, digits, unit, start, end, gap }
}

/** Gives a number the unit found in the word behind it. */
export function withUnit(number: Token, unit: Unit, end: number): Token {
  return numberToken(number.digits, unit, number.start, end, number.gap)
}

/** Cuts a text into raw tokens; spellings are made equal in `tokenize`. */
export function scan(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(SCAN)) {
    const { wide, high, number, letters, sign, run } = match.groups as Record<string, string | undefined>
    const start = match.index
    const end = start + match[0].length
    const gap = text.slice(last, start)
    last = end
    if (wide && high) tokens.push(wordToken(`${wide}x${high}`, start, end, gap))
    else if (run !== undefined) {
      const folded = foldWord(run)
      if (folded) tokens.push(wordToken(folded, start, end, gap))
    } else if (number !== undefined) tokens.push(...scanNumber(number, letters, sign, start, end, gap))
  }
  return tokens
}

function scanNumber(
  number: string,
  letters: string | undefined,
  sign: string | undefined,
  start: number,
  end: number,
  gap: string,
) {
  if (Number.isNaN(readNumber(number)) || readNumber(number) > 1e12) {
    const parts = [...number.matchAll(/\d+/g)]
    return parts.map((part, index) => {
      const at = start + part.index
      const to = index === parts.length - 1 ? end : at + part[0].length
      return wordToken(part[0].slice(0, MAX_LEXEME), at, to, index ? ',' : gap)
    })
  }
  const glued = letters ? gluedUnit(foldWord(letters), number) : undefined
  if (letters && !glued) return [wordToken(foldWord(number + letters), start, end, gap)]
  return [numberToken(number, glued ?? (sign ? (UNIT_SIGNS.get(sign) ?? null) : null), start, end, gap)]
}

const gluedUnit = (letters: string, number: string): Unit | undefined =>
  GLUED_UNITS.get(letters) ?? (/[.,]/.test(number) ? DECIMAL_UNITS.get(letters) : undefined)
