import { useState } from 'react'
import type { OrderView } from '../../../../domains/orders/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'

type Props = { purchaseKey: string; order: OrderView; reload: () => Promise<void> }

/** Calls off an order that its seller has not begun, after a question; what was paid goes back. */
export function CancelOne({ purchaseKey: key, order: { number, paymentStatus }, reload }: Props) {
  const t = useTexts('purchases')
  const { busy, run } = useAction()
  const isPaid = paymentStatus !== 'onDelivery'
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    await run(
      () => api('POST /api/purchases/{key}/orders/{number}/cancel', { params: { key, number } }),
      t(isPaid ? 'cancelPaidDone' : 'cancelUnpaidDone'),
    )
    setAsking(false)
    await reload()
  }
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`${t('cancelPaid')}: ${number}`} onClick={() => setAsking(true)}>
        {t('cancelPaid')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancelPaidTitle', { number })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancelPaidNo')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {t('cancelPaidYes')}
            </Button>
          </>
        }
      >
        <p>{t(isPaid ? 'cancelPaidText' : 'cancelUnpaidText')}</p>
      </Dialog>
    </>
  )
}
