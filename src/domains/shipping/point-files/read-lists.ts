import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { POINT_LISTS } from '../carriers/adapters.ts'
import { LABEL_CARRIERS } from '../rules/accounts.ts'
import { POINT_METHODS } from '../rules/methods.ts'
import type { PointList } from './contract.ts'
import { countPoints, findLists } from './store.ts'

/** Every carrier that has points: how many are known of each way, where they come from, and when they were last read. */
export async function readPointLists(deps: Deps, actor: Actor | undefined): Promise<{ lists: PointList[] }> {
  requireOperator(actor)
  const [counts, read] = await Promise.all([countPoints(deps.db), findLists(deps.db)])
  const lists = LABEL_CARRIERS.flatMap((carrier): PointList[] => {
    const methods = POINT_METHODS.filter((method) => method.startsWith(`${carrier}_`))
    if (methods.length === 0) return []
    const last = read.find((one) => one.carrier === carrier)
    return [
      {
        carrier,
        from: POINT_LISTS[carrier]?.(deps) ? 'list' : 'file',
        triedAt: last?.triedAt.toISOString() ?? null,
        completedAt: last?.completedAt?.toISOString() ?? null,
        methods: methods.map((method) => {
          const { open = 0, closed = 0, demo = 0 } = counts.find((one) => one.method === method) ?? {}
          return { method, open, closed, demo }
        }),
      },
    ]
  })
  return { lists }
}
