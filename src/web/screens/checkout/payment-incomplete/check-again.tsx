import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** Asks the provider once more: the bank may have been slow. */
export function CheckAgain({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      const { outcome } = await api('GET /api/checkout/{key}/payment', { params: { key: orderKey } })
      if (outcome === 'success') await navigate(`/payment/success?order=${orderKey}`)
      else if (outcome === 'cancelled') await navigate(`/payment/cancel?order=${orderKey}`)
      else if (outcome === 'refunded') await navigate(`/order/${orderKey}`)
      else notify('info', t('stillWaiting'))
    } catch (error) {
      showFailure(error, locale)
    }
    setBusy(false)
  }
  return (
    <Button size="lg" variant="secondary" busy={busy} onClick={() => void check()}>
      {t('checkAgain')}
    </Button>
  )
}
