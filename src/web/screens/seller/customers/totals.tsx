import type { CustomerRow } from '../../../../domains/fulfilment/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale } from '../../../texts/use-texts.tsx'

type Props = { totals: readonly Pick<CustomerRow['totals'][number], 'total' | 'currency'>[] }

/** What somebody bought for, a currency a line. */
export function Totals({ totals }: Props) {
  const locale = useLocale()
  return totals.map(({ total, currency }) => (
    <span key={currency} className="numbers block whitespace-nowrap @max-3xl:inline-block @max-3xl:pr-2">
      {formatMoney(total, currency, locale)}
    </span>
  ))
}
