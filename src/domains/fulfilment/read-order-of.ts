import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { findOrderId } from './store/lock-to-label.ts'

/** The id of an order of the company; `order_not_found` for orders of others. */
export async function readOrderOf(deps: Deps, companyId: number, number: string): Promise<number> {
  const id = await findOrderId(deps.db, companyId, number)
  if (id === undefined) throw new Failure('notFound', 'order_not_found')
  return id
}
