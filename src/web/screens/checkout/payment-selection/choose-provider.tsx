import { useEffect, useRef, useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { localePath } from '../../../../values/locale.ts'
import { useLastProvider } from '../../../parts/purchase/use-last-provider.ts'
import { usePay } from '../../../parts/purchase/use-pay.ts'
import { useProviders } from '../../../parts/purchase/use-providers.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CannotPay } from './cannot-pay.tsx'
import type { Payable } from './load-payable.ts'
import { PayButton } from './pay-button.tsx'
import { useChoices } from './use-choices.tsx'

type Props = { purchase: PurchaseView; reload: () => Promise<void>; initial: Payable | null }

/** Providers as cards in the operator's order, the amount on the button. One that cannot take the sum says why; the last one used is chosen. */
export function ChooseProvider({ purchase, reload, initial }: Props) {
  const t = useTexts('payment')
  const providers = useProviders(initial?.providers)
  const last = useLastProvider(purchase.key)
  const paying = usePay(purchase.key, reload)
  const locale = useLocale()
  const [wanted, setWanted] = useState<PaymentProviderCode | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Chosen before the scripts had come: the card is ticked, and its provider is where one pays.
    const ticked = form.current?.querySelector<HTMLInputElement>('input[name=provider]:checked')
    if (ticked && !ticked.defaultChecked) setWanted(ticked.value as PaymentProviderCode)
  }, [])
  const choices = useChoices(providers ?? [], { amount: purchase.dueOnline, currency: purchase.currency })
  if (!providers) return <Skeleton className="h-64 rounded-lg" />
  const able = choices.flatMap(({ value, disabled }) => (disabled ? [] : [value]))
  const chosen = [wanted, last, able[0]].find((code) => code && able.includes(code))
  // What was used last is heard of late: under somebody's hand nothing changes by itself.
  const hold = () => setWanted((own) => own ?? chosen ?? null)
  return (
    <form
      ref={form}
      onPointerDownCapture={hold}
      onKeyDownCapture={hold}
      method="post"
      action={localePath('/payment-selection', locale)}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void paying.pay(chosen)
      }}
    >
      <input type="hidden" name="order" value={purchase.key} />
      {choices.length > 0 && (
        <ChoiceCards
          legend={t('providers')}
          name="provider"
          value={chosen ?? null}
          onChange={(code) => setWanted(code as PaymentProviderCode)}
          choices={choices}
        />
      )}
      {chosen ? (
        <PayButton purchase={purchase} paying={paying} />
      ) : (
        <CannotPay purchase={purchase} none={choices.length === 0} />
      )}
    </form>
  )
}
