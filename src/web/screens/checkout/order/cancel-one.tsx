import { useState } from 'react'
import { useAction } from '../../../parts/forms/use-action.ts'
import { PlainStep } from '../../../parts/purchase/plain-step.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { purchaseKey: string; number: string; isPaid: boolean; onCancel: (number: string) => Promise<void> }

/** In two steps: a click alone does not end an order. */
export function CancelOne({ purchaseKey, number, isPaid, onCancel }: Props) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t(isPaid ? 'buyerCancelLead' : 'buyerCancelLeadUnpaid', { number })}</p>
      {asking ? (
        <>
          <p className="font-medium">{t('buyerCancelSure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void run(() => onCancel(number), t(isPaid ? 'buyerCancelled' : 'buyerCancelledUnpaid'))}
            >
              {t('cancelConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('buyerKeep')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button variant="secondary" className="noscript:hidden" onClick={() => setAsking(true)}>
            {t('buyerCancel')}
          </Button>
          <PlainStep
            orderKey={purchaseKey}
            fields={{ step: 'callOff', number }}
            open={t('buyerCancel')}
            question={t('buyerCancelSure')}
            yes={t('cancelConfirm')}
          />
        </>
      )}
    </div>
  )
}
