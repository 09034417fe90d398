import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSettings } from '../../../use-root.ts'

/** Nobody takes the money: there is no provider (`none`), or none for this sum. */
export function CannotPay({ purchase: { dueOnline, currency }, none }: { purchase: PurchaseView; none: boolean }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const email = useSettings()?.owner.email ?? ''
  if (none) {
    return (
      <Notice tone="warning" title={t('noProviders')}>
        {t('noProvidersText', { email })}
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t('noneTakes')}>
      {t('noneTakesText', { email, price: formatMoney(dueOnline, currency, locale) })}
    </Notice>
  )
}
