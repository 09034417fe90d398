import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { orderUnits, refundable } from '../../orders/index.ts'
import { lockCase } from '../store/cases.ts'
import { type CaseName, requireCase } from '../take-step.ts'

/**
 * Says which units went out for what came back, once another piece has been sent: `case_step_impossible` before. `return_unknown_line`, and what
 * `exchangeUnits` refuses. Again it changes nothing.
 */
export async function nameExchanged(
  deps: Deps,
  name: CaseName,
  items: readonly { itemId: number; units: readonly string[] }[],
): Promise<void> {
  const found = await requireCase(deps, name)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await refundable.lockOrderToRefund(inside, found.order)
    const one = await lockCase(db, found.one.id)
    const isExchanged = one.status === 'settled' && (one.kind === 'exchange' || one.remedy === 'replacement')
    if (!isExchanged) throw new Failure('conflict', 'case_step_impossible')
    for (const [index, { itemId, units }] of items.entries()) {
      if (!one.lines.some((line) => line.itemId === itemId)) {
        throw invalidField(`items.${index}.itemId`, 'return_unknown_line')
      }
      const { sent } = must(
        order.items.find(({ id }) => id === itemId),
        `item ${itemId} of order ${order.number}`,
      )
      const { orderId, companyId } = one
      await orderUnits.exchangeUnits(inside, { orderId, companyId }, { itemId, codes: units, sent })
    }
  })
}
