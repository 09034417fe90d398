import type { Deps } from '../../platform/deps.ts'
import type { Memory } from './memory.ts'
import { findListCards, type ListScope } from './store/lists.ts'

/**
 * Cards (JSON texts) of several lists, written `laptops:newest:4`, in their order: what is in stock alone. A category that is not there has
 * none. One statement for all.
 */
export async function categoryCards(deps: Deps, memory: Memory, said: string): Promise<string[][]> {
  const lists = said.split(',').map((list) => {
    const [category = '', sort, size] = list.split(':')
    return { category, sort: sort === 'price' ? ('price' as const) : ('newest' as const), size: Number(size) }
  })
  const known = await memory.know()
  const better = lists.every(({ category }) => known.bySlug.has(category)) ? known : await memory.knowBetter(known)
  const asked = lists.flatMap(({ category, sort, size }, at): ListScope[] => {
    const found = better.bySlug.get(category)
    return found ? [{ at, id: found.id, top: better.hasChildren.has(found.id), sort, size }] : []
  })
  const cards = lists.map((): string[] => [])
  for (const { at, card } of await findListCards(deps.db, asked)) cards[at]?.push(card)
  return cards
}
