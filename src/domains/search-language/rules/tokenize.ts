import { GLUED_CODES, NUMBERED_NAMES, SPELLING_VARIANTS } from './spelling-variants.ts'
import { scan, type Token, withUnit, wordToken } from './tokens.ts'
import { DECIMAL_UNITS, UNIT_WORDS } from './units.ts'

const SIMPLE_GAP = /^[\s-]?$/
const LOOSE_GAP = /^[\s._/-]{0,2}$/
/** Single letters that are words of a sentence rather than the start of a model code. */
const LETTER_WORDS = new Set(['z', 'w', 'o', 'u', 'i'])

/** Canonical tokens: equal things are written equally, whatever the spelling. Used for the index and for questions alike. */
export function tokenize(text: string): Token[] {
  return joinSpellings(joinCodes(joinUnits(splitCodes(scan(text)))))
}

function splitCodes(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'code' && token.kind !== 'word') return [token]
    for (const pattern of GLUED_CODES) {
      const match = pattern.exec(token.text)
      // Folding may change lengths; a place inside the word is known only when it did not.
      if (!match?.[1] || !match[2] || token.end - token.start !== token.text.length) continue
      const middle = token.start + match[1].length
      const [rest] = scan(match[2])
      if (rest)
        return [
          firstPart(match[1], token, middle),
          ...splitCodes([{ ...rest, start: middle, end: token.end, gap: '' }]),
        ]
    }
    return [token]
  })
}

/** `16gbram`: the quantity is one, the name of a line a word. */
function firstPart(text: string, token: Token, end: number): Token {
  const [measure] = /^\d+[gt]b$/.test(text) ? scan(text) : []
  return measure
    ? { ...measure, start: token.start, end, gap: token.gap }
    : wordToken(text, token.start, end, token.gap)
}

function joinUnits(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const before = joined.at(-1)
    const unit =
      token.kind === 'word' && before?.kind === 'number' && SIMPLE_GAP.test(token.gap)
        ? unitWord(token.text, before, tokens[index + 1])
        : null
    if (before && unit) joined[joined.length - 1] = withUnit(before, unit, token.end)
    else joined.push(token)
  }
  return joined
}

function unitWord(word: string, number: Token, next: Token | undefined) {
  // `65 W` but not `2 w 1`.
  if (word === 'w') return number.value >= 10 && next?.kind !== 'number' ? 'w' : null
  // `20 V` and `3,25 A`, but not `laptop 15 a monitor 24`.
  if (word === 'v') return next?.kind !== 'number' ? 'v' : null
  if (/[.,]/.test(number.digits) && DECIMAL_UNITS.has(word)) return DECIMAL_UNITS.get(word) ?? null
  return UNIT_WORDS.get(word) ?? null
}

function joinCodes(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const code = before && LOOSE_GAP.test(token.gap) ? pairCode(before, token) : null
    if (before && code)
      joined[joined.length - 1] = { ...wordToken(code.text, before.start, token.end, before.gap), also: code.also }
    else joined.push(token)
  }
  return joined
}

function pairCode(a: Token, b: Token): { text: string; also: string[] } | null {
  if (a.kind !== 'word' || b.kind !== 'number' || !/^\d+$/.test(b.digits)) return null
  const numbered = NUMBERED_NAMES.get(a.text)
  if (numbered && b.text.length <= 2) return { text: numbered.name + b.text, also: [...numbered.also, b.text] }
  if (a.text === 'm' && b.text === '2' && b.gap === '.') return { text: 'mdot2', also: ['m2'] }
  const letter = a.text.length === 1 && /[a-z]/.test(a.text) && SIMPLE_GAP.test(b.gap)
  if (letter && (!LETTER_WORDS.has(a.text) || (a.text === 'i' && /^[3579]$/.test(b.text))))
    return { text: a.text + b.text, also: [] }
  return null
}

function joinSpellings(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const found = spellingAt(tokens, index)
    const first = tokens[index] as Token
    if (found) {
      const parts = tokens.slice(index, index + found.length)
      const end = (parts.at(-1) as Token).end
      joined.push({ ...wordToken(found.lexeme, first.start, end, first.gap), also: parts.map((part) => part.text) })
    } else joined.push(first)
    index += found?.length ?? 1
  }
  return joined
}

function spellingAt(tokens: Token[], index: number): { lexeme: string; length: number } | null {
  for (let length = 4; length >= 1; length--) {
    const parts = tokens.slice(index, index + length)
    if (parts.length < length || parts.slice(1).some((part) => !LOOSE_GAP.test(part.gap))) continue
    const lexeme = SPELLING_VARIANTS.get(parts.map((part) => part.text).join(' '))
    if (lexeme) return { lexeme, length }
  }
  return null
}
