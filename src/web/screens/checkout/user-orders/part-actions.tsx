import { canBecome, isHeld, type OrderView } from '../../../../domains/orders/contract.ts'
import { mayCancel } from '../../../../domains/refunds/rules/may-refund.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { BuyAgain } from '../../../parts/purchase/buy-again.tsx'
import { Received } from '../../../parts/purchase/received.tsx'
import { WriteReview } from '../../../parts/purchase/write-review.tsx'
import { hasReturnWays, ReturnWays } from '../../../parts/returns/return-ways.tsx'
import { CancelOne } from './cancel-one.tsx'

type Props = {
  purchaseKey: string
  order: OrderView
  inDispute: boolean
  returnable: ReturnableOrder | undefined
  reload: () => Promise<void>
}

/** What the buyer can do with an order now, each where the order's table or the law allows it. */
export function PartActions({ purchaseKey, order, inDispute, returnable, reload }: Props) {
  const { number } = order
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {canBecome(order.status, 'delivered', 'buyer') && <Received {...{ purchaseKey, number, reload }} />}
        <WriteReview {...{ purchaseKey, order }} />
        {!isHeld(order.status) && <BuyAgain purchaseKey={purchaseKey} number={number} />}
        {mayCancel('buyer', order, inDispute) && <CancelOne {...{ purchaseKey, order, reload }} />}
      </div>
      {returnable && hasReturnWays(returnable) && (
        <div className="mt-4">
          <ReturnWays purchaseKey={purchaseKey} order={returnable} inList />
        </div>
      )}
    </>
  )
}
