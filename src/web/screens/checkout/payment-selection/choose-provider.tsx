import { useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { useLastProvider } from '../../../parts/purchase/use-last-provider.ts'
import { useProviders } from '../../../parts/purchase/use-providers.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CannotPay } from './cannot-pay.tsx'
import { PayButton } from './pay-button.tsx'
import { useChoices } from './use-choices.tsx'

/** Providers as cards in the operator's order, the amount on the button. One that cannot take the sum says why; the last one used is chosen. */
export function ChooseProvider({ purchase, reload }: { purchase: PurchaseView; reload: () => Promise<void> }) {
  const t = useTexts('payment')
  const providers = useProviders()
  const last = useLastProvider(purchase.key)
  const [wanted, setWanted] = useState<PaymentProviderCode | null>(null)
  const choices = useChoices(providers ?? [], { amount: purchase.dueOnline, currency: purchase.currency })
  if (!providers) return <Skeleton className="h-64 rounded-lg" />
  const able = choices.flatMap(({ value, disabled }) => (disabled ? [] : [value]))
  const chosen = [wanted, last, able[0]].find((code) => code && able.includes(code))
  return (
    <div className="flex flex-col gap-5">
      {choices.length > 0 && (
        <ChoiceCards
          legend={t('providers')}
          value={chosen ?? null}
          onChange={(code) => setWanted(code as PaymentProviderCode)}
          choices={choices}
        />
      )}
      {chosen ? (
        <PayButton purchase={purchase} reload={reload} provider={chosen} />
      ) : (
        <CannotPay purchase={purchase} none={choices.length === 0} />
      )}
    </div>
  )
}
