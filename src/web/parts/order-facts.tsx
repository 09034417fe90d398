import type { OrderFacts as Facts } from '../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../domains/orders/rules/carriers.ts'
import type { PaymentProviderCode } from '../../domains/payments/contract.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'

/** `nameOf`: what the reader knows a provider by. */
type Props = { order: Facts; nameOf: (provider: PaymentProviderCode) => string; className?: string }

/** E10: how an order is paid and through whom, who brings it, and into which country. */
export function OrderFacts({ order: { paymentType, provider, carrier, country }, nameOf, className }: Props) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const land = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (
    <dl
      className={cx(
        'flex flex-wrap gap-x-8 gap-y-3 border-line border-t py-4 text-sm [&_dt]:text-xs [&_dt]:text-muted',
        className,
      )}
    >
      <div>
        <dt>{t('paidBy')}</dt>
        <dd>
          {t(`type_${paymentType}`)}
          {provider && paymentType === 'online' && ` (${nameOf(provider)})`}
        </dd>
      </div>
      <div>
        <dt>{t('carrier')}</dt>
        <dd>{carrier ? KNOWN_CARRIERS[carrier].name : t('ownCollection')}</dd>
      </div>
      {land && (
        <div>
          <dt>{t('country')}</dt>
          <dd>{land}</dd>
        </div>
      )}
    </dl>
  )
}
