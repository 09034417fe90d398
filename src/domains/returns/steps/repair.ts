import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { readRights } from '../read-rights.ts'
import { liableFor } from '../rules/may-open.ts'
import { addMonths } from '../rules/periods.ts'
import { writeLines } from '../store/cases.ts'
import { type CaseName, type Mover, takeStep } from '../take-step.ts'

/**
 * Repaired: it goes back to the buyer, and the seller answers for it so many months longer than before (twelve by the law), which is written down
 * and shown.
 */
export function repairGoods(deps: Deps, name: CaseName, mover: Mover): Promise<void> {
  return takeStep(deps, name, { ...mover, step: 'repair' }, async (inside, one, { order }) => {
    const repaired = one.lines.filter(({ received }) => received > 0)
    if (repaired.length === 0) throw new Failure('conflict', 'return_nothing_received')
    const { returnable, context } = must((await readRights(inside, [order]))[0], `the rights to order ${order.number}`)
    const until =
      liableFor(returnable.deliveredAt, context.rules, context.policy) ??
      addMonths(marketDay(context.now), context.rules.liableMonths)
    const liableUntil = addMonths(until, context.rules.repairMonths)
    await writeLines(
      inside.db,
      one.id,
      repaired.map((line) => ({ ...line, liableUntil })),
    )
    return {}
  })
}
