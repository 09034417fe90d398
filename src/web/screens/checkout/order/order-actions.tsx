import { isHeld, type OrderView } from '../../../../domains/orders/contract.ts'
import { BuyAgain } from '../../../parts/purchase/buy-again.tsx'
import { Received } from '../../../parts/purchase/received.tsx'
import { WriteReview } from '../../../parts/purchase/write-review.tsx'
import { useSignedIn } from '../../../session/current-session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

type Props = { order: OrderView; purchaseKey: string; reload: () => Promise<void> }

/** What the buyer can do with an order now; paying and calling off have places of their own. */
export function OrderActions({ order, purchaseKey, reload }: Props) {
  const { status, number } = order
  const t = useTexts('payment')
  const isSignedIn = useSignedIn()
  return (
    <div className="flex flex-wrap gap-3 px-4 pb-4 empty:hidden noscript:hidden sm:px-5 print:hidden">
      {status === 'shipped' && <Received {...{ purchaseKey, number, reload }} />}
      <WriteReview {...{ purchaseKey, order }} />
      {isSignedIn && (
        <LinkButton variant="secondary" to={`/messages?about=order-${number}`}>
          {t('writeSeller')}
        </LinkButton>
      )}
      {!isHeld(status) && <BuyAgain {...{ purchaseKey, number }} />}
    </div>
  )
}
