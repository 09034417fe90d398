import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { decideOwn } from '../decide-own.ts'
import { findDecisionsOf, lockSubject } from '../store/decisions.ts'
import { findSubject } from '../subjects.ts'
import type { GoodsDecision } from './contract.ts'

/**
 * Takes an offer down without a report, or shows it again, in one transaction with the statement of reasons. What is in force already is
 * `measure_in_force`: pressed twice it is decided once. `product_not_found`, `seller_suspended_over_it`.
 */
export async function decideGoods(
  deps: Deps,
  actor: Actor | undefined,
  productId: number,
  { measure, reason, ground, provision, facts }: GoodsDecision,
): Promise<void> {
  const { userId: by } = requireOperator(actor)
  const of = { kind: 'product' as const, subjectId: productId }
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSubject(db, of)
    const [newest] = await findDecisionsOf(db, of, 1)
    const before = newest?.measure ?? 'none'
    const subject = await findSubject(inside, 'product', productId)
    if (!subject) throw new Failure('notFound', 'product_not_found')
    // Another decision in its place would let the seller sell again.
    if (before === 'suspend') throw new Failure('conflict', 'seller_suspended_over_it')
    if (before === measure) throw new Failure('conflict', 'measure_in_force')
    await decideOwn(inside, subject, {
      ...{ source: 'operator', by, receivedAt: deps.now(), reason, measure, before, ground, provision, facts },
    })
  })
}
