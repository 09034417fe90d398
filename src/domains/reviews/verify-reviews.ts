import type { Deps } from '../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement } from '../ledger/index.ts'
import { RATED, type Rated } from '../ratings/contract.ts'
import { readCounted } from '../ratings/index.ts'
import type { ByScore } from '../ratings/rules/index.ts'
import { countReviews } from './store/totals.ts'

/** Averages that are not those of the reviews they are made of. */
export async function* verifyReviews(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for (const kind of RATED) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const step = await compare(deps, kind, after)
      yield* step.found
      after = step.next
    }
  }
}

type Side = readonly { id: number; byScore: ByScore }[]
const NONE: ByScore = [0, 0, 0, 0, 0]

/** A batch of both sides, as far as both are known; `next`: the subject after which it goes on. */
async function compare(deps: Pick<Deps, 'db'>, kind: Rated, after: number) {
  const sides: [Side, Side] = await Promise.all([
    readCounted(deps, kind, after, CHECK_BATCH),
    countReviews(deps.db, kind, after, CHECK_BATCH),
  ])
  const ends = sides.flatMap((side) => (side.length === CHECK_BATCH ? (side.at(-1)?.id ?? []) : []))
  const next = ends.length > 0 ? Math.min(...ends) : undefined
  const [counted, there] = sides.map((side) => new Map(side.map(({ id, byScore }) => [id, byScore])))
  const ids = [...new Set(sides.flatMap((side) => side.map(({ id }) => id)))].sort((a, b) => a - b)
  const found = ids.flatMap((id): Disagreement[] => {
    const [one, other] = [counted, there].map((side) => (side?.get(id) ?? NONE).join('/'))
    if (one === other || (next !== undefined && id > next)) return []
    return [{ subject: `reviews of ${kind} ${id}`, problem: `${one} counted of each score, ${other} there` }]
  })
  return { found, next }
}
