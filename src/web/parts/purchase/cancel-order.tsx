import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { notify } from '../../ui/toast-store.ts'
import { PlainStep } from './plain-step.tsx'

/** Gives the unpaid part up after a question; the goods go back at once. */
export function CancelOrder({ orderKey, reload }: { orderKey: string; reload: () => Promise<void> }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const cancel = async () => {
    setBusy(true)
    try {
      await api('POST /api/purchases/{key}/cancel', { params: { key: orderKey } })
      notify('info', t('cancelled'))
      await navigate(`/order/${orderKey}`, { replace: true })
      setAsking(false)
      setBusy(false)
      // On the order's own page nothing was left: it shows the new state.
      await reload()
    } catch (error) {
      showFailure(error, locale)
      setAsking(false)
      setBusy(false)
      await reload()
    }
  }
  return (
    <>
      <Button variant="quiet" className="noscript:hidden" onClick={() => setAsking(true)}>
        {t('cancelOrder')}
      </Button>
      <PlainStep
        orderKey={orderKey}
        fields={{ step: 'giveUp' }}
        open={t('cancelOrder')}
        question={t('cancelText')}
        yes={t('cancelYes')}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancelNo')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {t('cancelYes')}
            </Button>
          </>
        }
      >
        <p>{t('cancelText')}</p>
      </Dialog>
    </>
  )
}
