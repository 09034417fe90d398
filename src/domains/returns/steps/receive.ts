import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import type { Found } from '../seller/contract.ts'
import { type StoredCase, writeLines } from '../store/cases.ts'
import { type CaseName, type Mover, takeStep } from '../take-step.ts'
import { moneyDay } from './money-day.ts'

/**
 * Notes what came back and in which state, of some lines or all; again it replaces what was noted. Nothing moves yet: money and stock follow with
 * the next step. `return_unknown_line`, `return_more_than_sent`, `deduction_reason_required`.
 */
export function receiveGoods(deps: Deps, name: CaseName, mover: Mover, found: readonly Found[]): Promise<void> {
  return takeStep(deps, name, { ...mover, step: 'receive' }, async (inside, one) => {
    requireFound(one, found)
    await writeLines(
      inside.db,
      one.id,
      found.map((line) => ({ ...line, reason: line.reason || null, liableUntil: null })),
    )
    // What was handed over without a parcel; again it moves no day.
    return one.moneyUntil === null ? { moneyUntil: await moneyDay(inside, one) } : {}
  })
}

function requireFound({ lines }: StoredCase, found: readonly Found[]): void {
  const seen = new Set<number>()
  found.forEach(({ itemId, received, sellable, deduction, reason }, index) => {
    const line = lines.find((known) => known.itemId === itemId)
    if (!line || seen.has(itemId)) throw invalidField(`lines.${index}.itemId`, 'return_unknown_line')
    seen.add(itemId)
    if (received > must(line, 'a line').quantity) throw invalidField(`lines.${index}.received`, 'return_more_than_sent')
    if (sellable > received) throw invalidField(`lines.${index}.sellable`, 'return_more_than_sent')
    if (deduction > 0 && !reason) throw invalidField(`lines.${index}.reason`, 'deduction_reason_required')
  })
}
