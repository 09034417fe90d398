import { tokenize } from './tokenize.ts'
import type { Token } from './tokens.ts'

const MOST_WORDS = 5
const PROCESSOR = /^(?:i[3579]|ryzen|celeron|pentium|xeon|atom|athlon|core|intel|amd)$/

/** The name of a model as a person would type it, from a title: what stands before sizes and processors. Null: no two words of it. */
export function modelName(title: string): string | null {
  const tokens = tokenize(title)
  const end = tokens.findIndex((token, index) => index > 0 && (isFact(token) || isPair(token, tokens[index + 1])))
  const named = tokens.slice(0, Math.min(end < 0 ? tokens.length : end, MOST_WORDS))
  const last = named.at(-1)
  return last && named.length > 1 ? title.slice(0, last.end).trim() : null
}

/** `8/256 GB`. */
const isPair = ({ kind }: Token, next: Token | undefined) => kind === 'number' && next?.gap === '/'

const isFact = ({ kind, text, value, gap }: Token) =>
  kind === 'measure' || PROCESSOR.test(text) || /[(,;]/.test(gap) || (kind === 'number' && !Number.isInteger(value))
