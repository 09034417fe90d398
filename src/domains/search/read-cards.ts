import type { Deps } from '../../platform/deps.ts'
import type { ProductCard } from './contract.ts'
import { findCardsOf } from './store/pages.ts'

/** Cards of products, in the order asked; what is in no list (any more) is left out. */
export async function readCards(deps: Pick<Deps, 'db'>, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  return (await readCardTexts(deps, ids)).map((card) => JSON.parse(card) as ProductCard)
}

/** The same as the texts they are kept as. */
export async function readCardTexts(deps: Pick<Deps, 'db'>, ids: readonly number[]): Promise<string[]> {
  return (await findCardsOf(deps.db, ids)).map(({ card }) => card)
}
