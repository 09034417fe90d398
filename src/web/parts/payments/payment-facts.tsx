import { useEffect, useState } from 'react'
import type { PaymentData } from '../../../domains/checkout/payment-data/contract.ts'
import type { PaymentProviderCode } from '../../../domains/payments/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { When } from '../lists/when.tsx'
import { anyMoney } from './any-money.ts'
import { ProviderName } from './provider-name.tsx'

type Props = {
  /** Stays the same while it asks the same. */
  load: () => Promise<{ payments: PaymentData[] }>
  /** As the server rendered them. */
  initial?: readonly PaymentData[] | undefined
  nameOf: (provider: PaymentProviderCode) => string
}

/** E11: date, provider, id and amount of what was paid; nothing until something came. */
export function PaymentFacts({ load, initial = [], nameOf }: Props) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [payments, show] = useState<readonly PaymentData[] | null>(initial)
  useEffect(() => {
    let left = false
    load().then(
      (found) => left || show(found.payments),
      () => left || show(null),
    )
    return () => {
      left = true
    }
  }, [load])
  if (payments === null) return <p className="text-muted text-sm print:hidden">{t('paymentFailed')}</p>
  if (payments.length === 0) return null
  return (
    <Panel title={t('paymentTitle')} className="print:hidden">
      {payments.map((one) => (
        <Facts
          key={one.id}
          items={[
            { name: t('paymentAt'), value: <When at={one.at} /> },
            { name: t('paymentProvider'), value: <ProviderName name={nameOf(one.provider)} sandbox={one.sandbox} /> },
            { name: t('paymentId'), value: <span className="break-all">{one.reference ?? one.id}</span> },
            {
              name: t('paymentAmount'),
              value: <span className="numbers">{anyMoney(one.amount, one.currency, locale)}</span>,
            },
          ]}
        />
      ))}
    </Panel>
  )
}
