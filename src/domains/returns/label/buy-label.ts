import type { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import type { LabelView } from '../../labels/contract.ts'
import { returnLabels } from '../../labels/index.ts'
import { refundable } from '../../orders/index.ts'
import { matterOf, mayStep } from '../rules/case-table.ts'
import { lockCase, type StoredCase } from '../store/cases.ts'
import { type CaseName, type Order, requireCase } from '../take-step.ts'
import type { labelBody } from './contract.ts'

/** Whether the goods of a case are still to be sent. */
export const isToSend = (one: StoredCase) => mayStep('send', 'buyer', one)

/**
 * A label by which the buyer sends the goods of a case back, asked for under the lock of its order: two at once get one, the other `return_label_exists`. Jobs
 * buy it. `case_step_impossible`: nothing is to be sent (any more).
 */
export async function buyLabel(
  deps: Deps,
  name: CaseName,
  byUser: string | null,
  { carrier, size, senderId }: z.output<typeof labelBody>,
): Promise<LabelView> {
  const found = await requireCase(deps, name)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await refundable.lockOrderToRefund(inside, found.order)
    const one = await lockCase(db, found.one.id)
    if (!isToSend(one)) throw new Failure('conflict', 'case_step_impossible')
    return returnLabels.requestReturnLabel(inside, {
      ...{ companyId: order.companyId, number: order.number, matter: matterOf(one.id) },
      ...{ carrier, size, senderId, byUser, ...contentOf(one, order) },
    })
  })
}

/** Pieces that come back, and what they cost. */
function contentOf({ lines }: StoredCase, { items, number }: Order) {
  const sold = lines.map(({ itemId, quantity }) => {
    const item = must(
      items.find(({ id }) => id === itemId),
      `item ${itemId} of order ${number}`,
    )
    return { versionId: item.versionId, quantity, worth: Math.floor((item.lineTotal * quantity) / item.quantity) }
  })
  return {
    pieces: sold.map(({ versionId, quantity }) => ({ versionId, quantity })),
    worth: sold.reduce((sum, { worth }) => sum + worth, 0),
  }
}
