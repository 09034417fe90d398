import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { documented } from '../../orders/index.ts'
import { originDueOn } from '../rules/origin-clock.ts'
import { findOriginsOfOrders, insertOrigin } from '../store/origin-requests.ts'
import type { OriginRequest } from './contract.ts'
import { notifyAsked } from './notify.ts'
import { viewOrigins } from './read-origins.ts'

/** Orders that nobody has to stand up for: nothing of them was sold. */
const NOT_BOUGHT: readonly string[] = ['pending', 'expired', 'cancelled']

async function requireLines(deps: Deps, key: string) {
  const found = await documented.findLinesToReview(deps.db, key)
  if (!found) throw new Failure('notFound', 'purchase_not_found')
  return found.lines
}

/** What was asked of a purchase, for whoever knows its key. */
export async function readOriginsOfPurchase(deps: Deps, key: string): Promise<{ requests: OriginRequest[] }> {
  const orderIds = [...new Set((await requireLines(deps, key)).map(({ orderId }) => orderId))]
  return { requests: await viewOrigins(deps, await findOriginsOfOrders(deps.db, orderIds)) }
}

/**
 * Whoever bought asks who stands behind a product (Directive 2024/2853 art. 8(3)): its seller has a month. Asked twice, it is asked once and mails
 * leave once. `purchase_not_found`, `order_not_found`, `product_not_found`, `origin_not_bought`.
 */
export async function askOrigin(
  deps: Deps,
  key: string,
  { orderNumber, productId }: { orderNumber: string; productId: number },
): Promise<{ requests: OriginRequest[] }> {
  const lines = (await requireLines(deps, key)).filter(({ number }) => number === orderNumber)
  if (lines.length === 0) throw new Failure('notFound', 'order_not_found')
  const line = lines.find((one) => one.productId === productId)
  if (!line) throw invalidField('productId', 'product_not_found')
  if (NOT_BOUGHT.includes(line.status)) throw new Failure('conflict', 'origin_not_bought')
  const askedAt = deps.now()
  const { orderId, companyId, title } = line
  await deps.db.transaction().execute(async (db) => {
    const request = { orderId, companyId, productId, title, askedAt, dueOn: originDueOn(askedAt) }
    const id = await insertOrigin(db, request)
    if (id !== undefined) await notifyAsked({ ...deps, db }, { ...request, id, answer: null, answeredAt: null })
  })
  return readOriginsOfPurchase(deps, key)
}
