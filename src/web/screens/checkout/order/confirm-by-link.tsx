import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { CancelOrder } from '../../../parts/purchase/cancel-order.tsx'
import { HoldClock } from '../../../parts/purchase/hold-clock.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LinkAgain } from './link-again.tsx'

type Props = { purchase: PurchaseView; onEnd: () => void; reload: () => Promise<void> }

/** On a guest's order on delivery: where the link is that makes it count, and until when. */
export function ConfirmByLink({ purchase, onEnd, reload }: Props) {
  const t = useTexts('payment')
  const { key, email, heldUntil, now, shownToken, dueOnline } = purchase
  return (
    <section
      aria-labelledby="to-confirm"
      className="rounded-lg border border-accent bg-surface p-4 sm:p-5 print:hidden"
    >
      <h2 id="to-confirm" className="text-lg">
        {t('toConfirmTitle')}
      </h2>
      <p className="mt-2 mb-4 max-w-text break-words text-sm">{t('toConfirmText', { email })}</p>
      {heldUntil && <HoldClock heldUntil={heldUntil} now={now} onEnd={onEnd} toConfirm />}
      <div className="mt-4 flex flex-col items-start gap-3">
        {shownToken ? (
          <>
            <p className="text-muted text-sm">{t('toConfirmDemo')}</p>
            <LinkButton to={`/confirm-order?order=${key}&token=${shownToken}`}>{t('toConfirmLink')}</LinkButton>
          </>
        ) : (
          <LinkAgain purchase={purchase} reload={reload} />
        )}
      </div>
      {dueOnline === 0 && (
        <div className="-ml-4 mt-3">
          <CancelOrder orderKey={key} reload={reload} />
        </div>
      )}
    </section>
  )
}
