import { Lock } from 'lucide-react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ChargedIn } from '../../../parts/charged-in.tsx'
import type { usePay } from '../../../parts/purchase/use-pay.ts'
import { WayOn } from '../../../parts/purchase/way-on.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { purchase: PurchaseView; paying: ReturnType<typeof usePay> }

/** The amount, and the way to the provider's page; what went wrong on it stands above. */
export function PayButton({ purchase: { dueOnline, currency }, paying: { busy, problem, stuckAt } }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <ChargedIn amount={dueOnline} currency={currency} />
      <Button type="submit" size="lg" wide busy={busy}>
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
