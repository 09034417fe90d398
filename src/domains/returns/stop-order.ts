import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { endWithdrawn, giveBackRest } from '../refunds/index.ts'
import type { Asked } from './buyer/contract.ts'
import type { Rights } from './read-rights.ts'
import { requireRight } from './require-right.ts'
import { unsentToStock } from './steps/move-stock.ts'
import type { LockedOrder } from './take-step.ts'
import { writeStop } from './write-stop.ts'

/**
 * A withdrawal from an order whose goods have not left, in the transaction that has it to itself: the order ends with it, all the money goes back and
 * the goods into stock, and the case is over as it begins. `return_whole_order`: some pieces are left out, which nobody could send alone.
 */
export async function stopOrder(inside: Deps, locked: LockedOrder, rights: Rights, asked: Asked): Promise<number> {
  const named = new Map(asked.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  if ([...rights.free].some(([itemId, pieces]) => pieces > (named.get(itemId) ?? 0))) {
    throw invalidField('lines', 'return_whole_order')
  }
  const back = await endWithdrawn(inside, locked)
  return (await writeStop(inside, rights, asked, { ...back, step: 'stop', keepsPieces: true })).id
}

/**
 * A withdrawal from pieces that have not left of an order sent in part, in the transaction that has it to itself: they are given up, their money goes
 * back and they return to stock; what is on its way stays the buyer's. Of two clicks, and of a parcel that leaves at the same moment, the second sees
 * that there are not as many as it was shown: `return_unsent_changed`.
 */
export async function stopRest(
  inside: Deps,
  locked: LockedOrder,
  rights: Rights,
  asked: Asked & { unsent: number },
): Promise<number> {
  const left = [...rights.unsent.values()].reduce((sum, pieces) => sum + pieces, 0)
  if (left !== asked.unsent) throw new Failure('conflict', 'return_unsent_changed', { params: { left } })
  requireRight(rights, asked, rights.unsent)
  const pieces = asked.lines.map(({ itemId, quantity }) => ({ itemId, pieces: quantity }))
  const back = await giveBackRest(inside, locked, pieces)
  const one = await writeStop(inside, rights, asked, { ...back, step: 'stopPart', keepsPieces: false })
  await unsentToStock(inside, one, locked.order)
  return one.id
}
