import { Lock } from 'lucide-react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ChargedIn } from '../../../parts/charged-in.tsx'
import { usePay } from '../../../parts/purchase/use-pay.ts'
import { WayOn } from '../../../parts/purchase/way-on.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { purchase: PurchaseView; reload: () => Promise<void>; provider: PaymentProviderCode }

/** The amount, and the way to the provider's page; what went wrong on it stands above. */
export function PayButton({ purchase: { key, dueOnline, currency }, reload, provider }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { busy, problem, pay, stuckAt } = usePay(key, reload)
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <ChargedIn amount={dueOnline} currency={currency} />
      <Button size="lg" wide busy={busy} onClick={() => void pay(provider)}>
        {t('pay', { price: formatMoney(dueOnline, currency, locale) })}
      </Button>
      <WayOn to={stuckAt} />
      <p className="flex gap-2.5 text-xs text-muted">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {t('redirectFact')}
      </p>
    </>
  )
}
