import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { withdrawalFormsPdf } from '../../documents/index.ts'
import { documented, refundable } from '../../orders/index.ts'

/** Drawing costs a part of a second of a processor: whoever knows a key does not keep the market busy with it. */
const PER_KEY = defineLimit({ name: 'withdrawal-form', attempts: 60, seconds: 3600 })

/**
 * The law's model form of an order, for whoever knows the key of its purchase: with its seller, number and days, and nothing of the buyer.
 * `purchase_not_found`, `order_not_found`, `pdf_busy`, `rate_limited`.
 */
export async function drawWithdrawalForm(
  deps: Deps,
  { key, number }: { key: string; number: string },
  locale: Locale,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const orders = await documented.findOrderIdsOf(deps.db, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  const found = orders.find((one) => one.number === number)
  if (!found) throw new Failure('notFound', 'order_not_found')
  await deps.limits.count(PER_KEY, key)
  const [order, [facts]] = await Promise.all([
    documented.findOrderToDocument(deps.db, found.id),
    refundable.findReturnFacts(deps.db, [found.id]),
  ])
  const { placedAt, seller } = must(order, `order ${number}`)
  const { deliveredAt } = must(facts, `the facts of order ${number}`)
  const { name, street, postalCode, city, country, email } = seller
  const form = {
    ...{ locale, number, placedOn: marketDay(placedAt), receivedOn: deliveredAt && marketDay(deliveredAt) },
    seller: { name, street, postalCode, city, country, email },
  }
  return withdrawalFormsPdf([form])
}
