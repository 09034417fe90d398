import { foldText } from '../../../values/text-fold.ts'

/** `n`: of the order's number, `b`: of the buyer, `g`: of the goods. */
export type WordKind = 'n' | 'b' | 'g'

const LONGEST = 40
const MOST = 400

function split(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST))
}

/** What an order of a company is found by; its number is added where it is given. */
export function orderWords(
  companyId: number,
  buyer: { firstName: string; lastName: string; email: string; phone: string },
  items: readonly { title: string; versionName: string }[],
): string[] {
  const digits = buyer.phone.replace(/\D/g, '')
  const own = split([buyer.firstName, buyer.lastName, buyer.email, digits, digits.slice(-9)].join(' '))
  const goods = items.flatMap((item) => split(`${item.title} ${item.versionName}`))
  const words = [...own.map((word) => `${companyId}b/${word}`), ...goods.map((word) => `${companyId}g/${word}`)]
  return [...new Set(words)].slice(0, MOST)
}

/**
 * What a person typed as a condition over those words: every word has to begin one of them. Digits in groups may be one number.
 * Undefined when nothing of it can be looked for. `#` for the company: of any; a statement puts the company of each order there.
 */
export function wordsQuery(companyId: number | '#', typed: string, kinds: readonly WordKind[]): string | undefined {
  const begins = (word: string) => `(${kinds.map((kind) => `'${companyId}${kind}/${word}':*`).join(' | ')})`
  const words = split(typed).slice(0, 8)
  if (words.length === 0) return undefined
  const all = words.map(begins).join(' & ')
  const digits = typed.replace(/\D/g, '').slice(0, LONGEST)
  const isNumber = words.length > 1 && /^[+\d\s().-]+$/.test(typed.trim())
  return isNumber ? `(${all}) | ${begins(digits)}` : all
}
