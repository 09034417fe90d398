import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PurchaseView } from './contract.ts'
import { presentPurchase } from './read-purchase.ts'
import { findPurchaseByRequest } from './store/purchases.ts'

/**
 * The purchase that a request with this key placed already; undefined when none did. The same key with another body is refused
 * with `idempotency_conflict`.
 */
export async function findPlaced(deps: Deps, idempotencyKey: string, hash: Buffer): Promise<PurchaseView | undefined> {
  const purchase = await findPurchaseByRequest(deps.db, idempotencyKey)
  if (!purchase) return undefined
  if (!purchase.requestHash?.equals(hash)) throw new Failure('invalid', 'idempotency_conflict')
  return presentPurchase(deps, purchase)
}
