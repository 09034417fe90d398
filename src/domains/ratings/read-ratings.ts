import type { Deps } from '../../platform/deps.ts'
import type { Rated, ShortRating } from './contract.ts'
import { type ByScore, ratingOf } from './rules/average.ts'
import { type Counted, findTotals, findTotalsAfter } from './store.ts'

/** Marks cached answers that say how something is rated, or show its reviews. */
export const ratingTag = (kind: Rated, id: number) => `reviews:${kind}:${id}`

/** How often each score was given to a subject. */
export async function readScores(deps: Pick<Deps, 'db'>, kind: Rated, id: number): Promise<ByScore> {
  const [found] = await findTotals(deps.db, kind, [id])
  // Nobody said anything of what has no row.
  return found ? found.byScore : [0, 0, 0, 0, 0]
}

/** How many subjects are rated, in one statement; those nobody rated are missing. */
export async function readRatings(
  deps: Pick<Deps, 'db'>,
  kind: Rated,
  ids: readonly number[],
): Promise<Map<number, ShortRating>> {
  const found = ids.length > 0 ? await findTotals(deps.db, kind, ids) : []
  return new Map(
    found.flatMap(({ id, byScore }) => {
      const { count, average } = ratingOf(byScore)
      return average === null ? [] : [[id, { count, average }] as const]
    }),
  )
}

/** What is counted of each subject after `after`, by its id: for whoever compares it with the reviews there are. */
export const readCounted = (deps: Pick<Deps, 'db'>, kind: Rated, after: number, limit: number): Promise<Counted[]> =>
  findTotalsAfter(deps.db, kind, after, limit)
