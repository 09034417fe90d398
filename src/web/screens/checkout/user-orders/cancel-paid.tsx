import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'

type Props = { purchaseKey: string; number: string; reload: () => Promise<void> }

/** Calls off a paid order that its seller has not begun, after a question; the money goes back. */
export function CancelPaid({ purchaseKey: key, number, reload }: Props) {
  const t = useTexts('purchases')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    await run(
      () => api('POST /api/purchases/{key}/orders/{number}/cancel', { params: { key, number } }),
      t('cancelPaidDone'),
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
        <p>{t('cancelPaidText')}</p>
      </Dialog>
    </>
  )
}
