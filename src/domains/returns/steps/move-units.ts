import type { Deps } from '../../../platform/deps.ts'
import { orderUnits } from '../../orders/index.ts'
import { noteClaim } from '../../units/index.ts'
import type { CaseStep } from '../rules/case-table.ts'
import type { StoredCase } from '../store/cases.ts'

type Came = readonly { itemId: number; pieces: number }[]

/** The units that these pieces are for sure are back at their seller. */
export function unitsBack(inside: Deps, { orderId, companyId }: StoredCase, came: Came): Promise<number[]> {
  return orderUnits.takeUnitsBack(
    inside,
    { orderId, companyId },
    came.filter(({ pieces }) => pieces > 0),
  )
}

/** What a step with a claim says on the passports of its units. */
const TOLD: { [Step in CaseStep | 'open']?: 'opened' | 'repaired' | 'replaced' | 'refunded' | 'refused' } = {
  open: 'opened',
  repair: 'repaired',
  replace: 'replaced',
  refund: 'refunded',
  reduce: 'refunded',
  giveMoneyBack: 'refunded',
  reject: 'refused',
  decideForSeller: 'refused',
}

/** Notes a step of a claim on the passports of the units that it is about for sure; who decides a dispute is the market. */
export async function noteStep(inside: Deps, one: StoredCase, step: CaseStep | 'open'): Promise<void> {
  const what = TOLD[step]
  if (one.kind !== 'claim' || what === undefined) return
  const companyId = step === 'giveMoneyBack' || step === 'decideForSeller' ? null : one.companyId
  const known = await orderUnits.knownOf(
    inside,
    one.orderId,
    one.lines.map(({ itemId, quantity }) => ({ itemId, pieces: quantity })),
  )
  for (const unitId of known.map((unit) => unit.unitId).sort((a, b) => a - b)) {
    await noteClaim(inside, { unitId, what, companyId })
  }
}
