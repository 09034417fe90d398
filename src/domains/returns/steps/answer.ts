import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import { readCalendar } from '../read-rights.ts'
import { readReturnRules } from '../return-rules.ts'
import type { Remedy } from '../rules/case-table.ts'
import { lastDayAfter } from '../rules/periods.ts'
import { type CaseName, type Mover, takeStep } from '../take-step.ts'
import { reducePrice } from './give-back.ts'
import { returnToStock, takeOthers } from './move-stock.ts'
import { unitsBack } from './move-units.ts'

/** The seller takes a claim for right, or the clock does. A reduced price goes back at once; for all else the goods come first. */
export async function acceptClaim(
  deps: Deps,
  name: CaseName,
  mover: Mover,
  { remedy, amount, words }: { remedy: Remedy; amount: number | null; words: string | null },
): Promise<void> {
  if (remedy === 'priceReduction') return reducePrice(deps, name, { ...mover, words }, amount)
  await takeStep(deps, name, { ...mover, step: 'accept', words }, async (inside) => {
    const { sendDays } = await readReturnRules(inside)
    return { remedy, sendUntil: momentsOfDay(lastDayAfter(inside.now(), sendDays, await readCalendar(inside))).end }
  })
}

/** Another piece of the same version goes out for what came back, and what can be sold returns to stock. `not_enough_stock`. */
export function replaceGoods(deps: Deps, name: CaseName, mover: Mover): Promise<void> {
  return takeStep(deps, name, { ...mover, step: 'replace' }, async (inside, one, { order }) => {
    if (!one.lines.some(({ received }) => received > 0)) throw new Failure('conflict', 'return_nothing_received')
    // The other piece first: the buyer gets none of those that came back.
    await takeOthers(inside, one, order, mover.byUser)
    await returnToStock(inside, one, order, mover.byUser)
    await unitsBack(
      inside,
      one,
      one.lines.map(({ itemId, received }) => ({ itemId, pieces: received })),
    )
    return {}
  })
}
