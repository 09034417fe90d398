import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { refusalOf } from '../../../../domains/payments/rules/limits.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLastProvider } from '../../../parts/purchase/use-last-provider.ts'
import { usePay } from '../../../parts/purchase/use-pay.ts'
import { useProviders } from '../../../parts/purchase/use-providers.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSettings } from '../../../use-root.ts'
import { ProviderMarks } from './provider-marks.tsx'
import { useProviderLine } from './use-provider-line.ts'

/** Providers as cards in the operator's order, the amount on the button. One that cannot take the sum says why; the last one used is chosen. */
export function ChooseProvider({ purchase, reload }: { purchase: PurchaseView; reload: () => Promise<void> }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const email = useSettings()?.owner.email ?? ''
  const providers = useProviders()
  const last = useLastProvider(purchase.key)
  const [wanted, setWanted] = useState<PaymentProviderCode | null>(null)
  const { busy, problem, pay } = usePay(purchase.key, reload)
  const sum = { amount: purchase.dueOnline, currency: purchase.currency }
  const lineOf = useProviderLine(sum)
  if (!providers) return <Skeleton className="h-64 rounded-lg" />
  const price = formatMoney(sum.amount, sum.currency, locale)
  const able = providers.filter(({ limits }) => !refusalOf(limits, sum)).map(({ code }) => code)
  const chosen = [wanted, last, able[0]].find((code) => code && able.includes(code))
  return (
    <div className="flex flex-col gap-5">
      {providers.length > 0 && (
        <ChoiceCards
          legend={t('providers')}
          value={chosen ?? null}
          onChange={(code) => setWanted(code as PaymentProviderCode)}
          choices={providers.map((provider) => ({
            value: provider.code,
            label: t(provider.code),
            text: lineOf(provider),
            side: <ProviderMarks provider={provider} />,
            disabled: !able.includes(provider.code),
          }))}
        />
      )}
      {!chosen && (
        <Notice tone="warning" title={t(providers.length > 0 ? 'noneTakes' : 'noProviders')}>
          {t(providers.length > 0 ? 'noneTakesText' : 'noProvidersText', { email, price })}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {chosen && (
        <>
          <Button size="lg" wide busy={busy} onClick={() => void pay(chosen)}>
            {t('pay', { price })}
          </Button>
          <p className="flex gap-2.5 text-xs text-muted">
            <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t('redirectFact')}
          </p>
        </>
      )}
    </div>
  )
}
