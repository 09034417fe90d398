import { type Currency, formatMoney } from '../../../../../values/money.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

type Props = { commission: number; receive: number; currency: Currency }

/** B04: what the market keeps of a price and what the seller gets. Gross, grosze. */
export function ShareLine({ commission, receive, currency }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const line = (name: string, amount: number, strong?: string) => (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd className={strong}>{formatMoney(amount, currency, locale)}</dd>
    </div>
  )
  return (
    <dl className="numbers mt-1.5 text-xs">
      {line(t('ourCommission'), commission)}
      {line(t('youReceive'), receive, 'font-semibold')}
    </dl>
  )
}
