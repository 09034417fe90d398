import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { membership } from '../companies/index.ts'
import { documented } from '../orders/index.ts'

export type Purchase = NonNullable<Awaited<ReturnType<typeof documented.findLinesToReview>>>
export type Line = documented.LineToReview

/** Who bought what, for whoever knows the key of the purchase; `purchase_not_found`. */
export async function requireLines(deps: Pick<Deps, 'db'>, key: string): Promise<Purchase> {
  const purchase = await documented.findLinesToReview(deps.db, key)
  if (!purchase) throw new Failure('notFound', 'purchase_not_found')
  return purchase
}

/** A line of the purchase; `line_not_found` for lines of others. */
export function requireLine({ lines }: Purchase, itemId: number): Line {
  const line = lines.find((one) => one.itemId === itemId)
  if (!line) throw new Failure('notFound', 'line_not_found')
  return line
}

/** Only who received something says how it was (`not_received`), and nobody of the company that sold it (`own_goods`). */
export async function requireReceived(
  deps: Pick<Deps, 'db'>,
  actor: Actor | undefined,
  { buyer }: Purchase,
  { status, companyId }: Line,
): Promise<void> {
  if (!documented.isReceived(status)) throw new Failure('conflict', 'not_received')
  const sells = actor?.roles[companyId] !== undefined
  if (sells || (buyer.userId !== null && (await membership.findRole(deps.db, companyId, buyer.userId)))) {
    throw new Failure('conflict', 'own_goods')
  }
}
