import type { OrderView } from '../../../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** E10: how an order is paid and through whom, who brings it, and into which country. */
export function OrderFacts({ order: { paymentType, provider, carrier, country } }: { order: OrderView }) {
  const t = useTexts('purchases')
  const payment = useTexts('payment')
  const locale = useLocale()
  const land = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-line border-t px-4 py-4 text-sm sm:px-5 [&_dt]:text-xs [&_dt]:text-muted">
      <div>
        <dt>{t('paidBy')}</dt>
        <dd>
          {t(`type_${paymentType}`)}
          {provider && paymentType === 'online' && ` (${payment(provider)})`}
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
