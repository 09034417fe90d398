import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { refundable } from '../orders/index.ts'
import { lockToPayBack } from '../refunds/index.ts'
import { beginCase } from './begin-case.ts'
import type { Asked } from './buyer/contract.ts'
import { type Rights, readRights } from './read-rights.ts'
import { requireOnce, requireRight } from './require-right.ts'
import { isUnsent } from './rules/may-open.ts'
import { stopOrder, stopRest } from './stop-order.ts'

/**
 * Opens a case for pieces of an order, in one transaction that has the order to itself: of two who ask for the last piece one gets it. The receipt
 * is written in it. A withdrawal from what has not left ends the order; from the rest of what left in part, gives it up. `order_not_found`, the
 * refusals of `rightTo`, `return_unknown_line`, `return_pieces_taken`, `return_unsent_changed`, `too_many_cases`, `claim_amount_required`.
 */
export async function openCase(deps: Deps, name: { key: string; number: string }, asked: Asked): Promise<number> {
  requireOnce(asked)
  const found = await refundable.readOrderToRefund(deps, name)
  if (!found) throw new Failure('notFound', 'order_not_found')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const locked = await lockToPayBack(inside, found)
    const { order } = locked
    const rights = must((await readRights(inside, [order]))[0], `the rights to order ${order.number}`)
    if (asked.kind === 'withdrawal' && asked.unsent !== undefined) {
      return stopRest(inside, locked, rights, { ...asked, unsent: asked.unsent })
    }
    requireRight(rights, asked)
    return endsOrder(rights, asked) ? stopOrder(inside, locked, rights, asked) : beginCase(inside, rights, asked)
  })
}

/** Whoever sends meanwhile was first, and it is an ordinary withdrawal; or sends nothing any more. */
const endsOrder = ({ returnable }: Rights, { kind }: Asked) => kind === 'withdrawal' && isUnsent(returnable)
