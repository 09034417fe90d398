import type { Sentence } from './sentence.ts'

export type Bound = 'to' | 'from' | 'about'

const WORDS: Record<Bound, string> = {
  to: 'do, max, maks, maksimum, maksymalnie, maximum, maximal, ponizej, under, below, bis, unter, hochstens, up to, less than, cheaper than, lower than, not more expensive than, nie drozszy niz, nie drozsza niz, nie drozsze niz, nie drozej niz, tansza niz, tanszy od, nicht teurer als, mniej niz, taniej niz, tansze niz, tanszy niz, nie wiecej niz, no more than, at most, weniger als, billiger als, gunstiger als, nicht mehr als, bis zu, bis maximal, bis max, do max, budzet, budzet do, budget, budget bis, budget up to, pod, za, fur, for, w cenie, w cenie do, cena do, ceny do, w kwocie do, do kwoty, price under, price below, price up to, preis bis, preis unter, cena max, cena ponizej, w granicach do, lzejszy niz, lzejsza niz, lzejsze niz, lzejszy od, lighter than, leichter als, mniejszy niz, mniejsza niz, mniejsze niz, mniejszy od, smaller than, kleiner als, nie wiekszy niz, nie wieksza niz, nie wieksze niz, nie ciezszy niz, not bigger than, not larger than, not heavier than, not more than, nicht grosser als, nicht schwerer als',
  from: 'od, powyzej, ponad, min, minimum, minimalnie, co najmniej, conajmniej, over, above, more than, from, ab, uber, mindestens, at least, starting at, starting from, wiecej niz, drozsze niz, drozszy niz, drozsza niz, more expensive than, teurer als, nie tanszy niz, not cheaper than, mehr als, von, between, miedzy, pomiedzy, zwischen, cena od, price from, price over, preis ab, preis von, mind, wiekszy niz, wieksza niz, wieksze niz, wiekszy od, bigger than, larger than, greater than, grosser als, ciezszy niz, ciezszy od, heavier than, schwerer als, szybszy niz, szybsza niz, szybsze niz, faster than, schneller als, nie mniej niz, nie mniejszy niz, not less than, no less than, not smaller than, nicht weniger als, nicht kleiner als',
  about:
    'okolo, ok, circa, around, about, ungefahr, etwa, rund, approximately, approx, roughly, w okolicach, cena okolo, price around, um die, ca',
}
/** Words that bound a price only when a currency stands behind the number. */
export const NEEDS_CURRENCY: ReadonlySet<string> = new Set(['pod', 'za', 'fur', 'for', 'w cenie'])
/** Words between the two ends of a range. */
export const AND_WORDS: ReadonlySet<string> = new Set(['do', 'a', 'i', 'to', 'and', 'bis', 'und'])

const PHRASES: ReadonlyMap<string, Bound> = new Map(
  (Object.entries(WORDS) as [Bound, string][]).flatMap(([bound, list]) =>
    list.split(', ').map((phrase) => [phrase, bound] as const),
  ),
)

/** `iPhone 11 Pro Max 256 GB`, `M1 Max 32 GB`: a name, no bound. */
const NAMED_MAX = /^(?:pro|m[1-5])$/

/** The comparing words that end right before token `index`. */
export function boundBefore(sentence: Sentence, index: number): { bound: Bound; from: number; words: string } | null {
  for (let length = 4; length >= 1; length--) {
    const from = index - length
    if (from < 0) continue
    const parts = sentence.tokens.slice(from, index)
    if (parts.some((_, at) => sentence.state[from + at] !== 'free')) continue
    const words = parts.map((part) => part.text).join(' ')
    const bound = PHRASES.get(words)
    if (bound && !(words === 'max' && NAMED_MAX.test(sentence.tokens[from - 1]?.text ?? '')))
      return { bound, from, words }
  }
  const gap = sentence.tokens[index]?.gap ?? ''
  if (/[<≤]=?\s*$/.test(gap)) return { bound: 'to', from: index, words: '<' }
  if (/[>≥]=?\s*$/.test(gap)) return { bound: 'from', from: index, words: '>' }
  if (/[~≈]\s*$/.test(gap)) return { bound: 'about', from: index, words: '~' }
  return null
}
