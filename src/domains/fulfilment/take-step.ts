import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../platform/http/service.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { SellerOrder } from './contract.ts'
import { readOrder } from './read-order.ts'
import { type HeldOrder, holdOrder, type Move, moveOrder } from './store/move-order.ts'

/** Which order, by whom, and the address of the site for links in mails. */
export type Ask = { companyId: number; number: string; origin: string }
/** What is to be written; undefined: it was done before, and nothing is. */
type Decision = Omit<Move, 'orderId' | 'from' | 'byUser'> | undefined

/**
 * One step of an order by its seller: holds the order, lets `decide` refuse or choose, writes step and history, and lets `tell` do what
 * follows (a mail to the buyer, stock that returns), all in one transaction. `order_not_found` for orders of others.
 */
export async function takeStep(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, number }: Ask,
  decide: (order: HeldOrder) => Decision,
  tell: (deps: Deps, order: HeldOrder, move: Move) => Promise<void>,
  permission: 'orders.ship' | 'orders.cancel' = 'orders.ship',
): Promise<SellerOrder> {
  const member = requireMember(deps, actor, companyId, permission)
  await deps.db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, companyId, number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    const decided = decide(order)
    if (!decided) return
    // A key acts for the company, not for a person.
    const byUser = member.actor.key ? null : member.actor.userId
    const move = { ...decided, orderId: order.id, from: order.status, byUser }
    await moveOrder(tx, deps.now(), move)
    await tell({ ...deps, db: tx }, order, move)
  })
  return readOrder(deps, actor, companyId, number)
}
