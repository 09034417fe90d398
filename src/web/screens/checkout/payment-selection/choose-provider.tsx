import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { usePay } from '../../../parts/purchase/use-pay.ts'
import { useProviders } from '../../../parts/purchase/use-providers.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSettings } from '../../../use-root.ts'

/** Providers as cards, the amount on the button. */
export function ChooseProvider({ purchase, reload }: { purchase: PurchaseView; reload: () => Promise<void> }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const email = useSettings()?.owner.email ?? ''
  const providers = useProviders()
  const [wanted, setWanted] = useState<PaymentProviderCode | null>(null)
  const { busy, problem, pay } = usePay(purchase.key, reload)
  if (!providers) return <Skeleton className="h-64 rounded-lg" />
  const [only] = providers
  if (!only) {
    return (
      <Notice tone="warning" title={t('noProviders')}>
        {t('noProvidersText', { email })}
      </Notice>
    )
  }
  const chosen = wanted ?? only.code
  return (
    <div className="flex flex-col gap-5">
      <ChoiceCards
        legend={t('providers')}
        value={chosen}
        onChange={(code) => setWanted(code as PaymentProviderCode)}
        choices={providers.map(({ code, sandbox }) => ({
          value: code,
          label: t(code),
          text: t(`${code}Text`),
          side: sandbox && code !== 'sandbox' ? <Badge tone="outline">{t('testMode')}</Badge> : undefined,
        }))}
      />
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button size="lg" wide busy={busy} onClick={() => void pay(chosen)}>
        {t('pay', { price: formatMoney(purchase.dueOnline, purchase.currency, locale) })}
      </Button>
      <p className="flex gap-2.5 text-xs text-muted">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {t('redirectFact')}
      </p>
    </div>
  )
}
