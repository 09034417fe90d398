import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { type Cancellation, dropOnDelivery } from '../orders/index.ts'
import type { SellerOrder } from './contract.ts'
import { mayStep } from './rules/seller-steps.ts'
import { type Ask, takeStep } from './take-step.ts'

/**
 * Calls off an order that is paid on delivery and has not left the house: stock returns and the buyer gets a mail with the reason. Again it
 * changes nothing, whatever reason is given then. `cancel_words_required`; `order_not_cancellable` for what is paid online, on its way or
 * over.
 */
export function cancelOrder(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  { reason, words }: Cancellation,
): Promise<SellerOrder> {
  if (reason === 'another' && !words) throw invalidField('words', 'cancel_words_required')
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (order.cancelled) return undefined
      if (!mayStep('cancel', order)) throw new Failure('conflict', 'order_not_cancellable')
      return { to: 'cancelled', event: 'by_seller', cancelled: { reason, words } }
    },
    async (inside, order, { byUser }) => {
      await dropOnDelivery(inside, order.id)
      await recordAudit(inside, {
        actorId: byUser,
        action: 'orderCancelled',
        subjectKind: 'company',
        subjectId: String(ask.companyId),
        detail: { number: ask.number, reason },
      })
    },
    'orders.cancel',
  )
}
