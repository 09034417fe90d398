import type { ReactNode } from 'react'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { useLastProvider } from './use-last-provider.ts'
import { usePay } from './use-pay.ts'
import { WayOn } from './way-on.tsx'

type Props = { purchase: PurchaseView; text: string; reload: () => Promise<void>; children?: ReactNode }

/** Ways on after a payment that did not come through: the same provider again, another one, or giving up. */
export function Unpaid({ purchase, text, reload, children }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { key, dueOnline, currency } = purchase
  const provider = useLastProvider(key)
  const { busy, problem, pay, stuckAt } = usePay(key, reload)
  const price = formatMoney(dueOnline, currency, locale)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p className="max-w-text text-muted">{text}</p>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <WayOn to={stuckAt} />
      <div className="flex flex-wrap gap-3">
        {provider ? (
          <>
            <Button size="lg" busy={busy} onClick={() => void pay(provider)}>
              {t('payAgain', { price })}
            </Button>
            <LinkButton size="lg" variant="secondary" to={`/payment-selection?order=${key}`}>
              {t('chooseOther')}
            </LinkButton>
          </>
        ) : (
          <LinkButton size="lg" to={`/payment-selection?order=${key}`}>
            {t('payAgain', { price })}
          </LinkButton>
        )}
        {children}
      </div>
      <div className="-ml-4 pt-1">
        <CancelOrder orderKey={key} reload={reload} />
      </div>
    </div>
  )
}
