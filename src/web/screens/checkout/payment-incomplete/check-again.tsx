import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localePath } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { outcomePage } from '../../../parts/purchase/outcome-page.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** Asks the provider once more: the bank may have been slow. Without scripts the page that buyers return to asks. */
export function CheckAgain({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      const { outcome } = await api('GET /api/checkout/{key}/payment', { params: { key: orderKey } })
      const page = outcomePage(outcome, orderKey)
      if (page) await navigate(page)
      else notify('info', t('stillWaiting'))
    } catch (error) {
      showFailure(error, locale)
    }
    setBusy(false)
  }
  return (
    <form
      action={localePath('/payment/success', locale)}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <input type="hidden" name="order" value={orderKey} />
      <input type="hidden" name="again" value="1" />
      <Button type="submit" size="lg" variant="secondary" busy={busy}>
        {t('checkAgain')}
      </Button>
    </form>
  )
}
