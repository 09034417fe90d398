import type { ProductCard } from '../../../domains/search/contract.ts'

/** One card of each title: the same model in three grades says no more than one. */
export function differentTitles<C extends Pick<ProductCard, 'title'>>(cards: readonly C[]): C[] {
  const seen = new Set<string>()
  return cards.filter((card) => !seen.has(card.title) && seen.add(card.title))
}

/** What one would put into the window. */
export function dearest<C extends Pick<ProductCard, 'price'>>(cards: readonly C[]): C | undefined {
  return cards.reduce<C | undefined>((best, card) => (best && best.price >= card.price ? best : card), undefined)
}

/** The first of each list, then the second of each, and so on. */
export function roundRobin<C>(lists: readonly (readonly C[])[], count: number): C[] {
  const taken: C[] = []
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let round = 0; round < longest && taken.length < count; round += 1) {
    for (const list of lists) {
      const card = list[round]
      if (card !== undefined && taken.length < count) taken.push(card)
    }
  }
  return taken
}
