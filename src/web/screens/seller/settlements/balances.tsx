import { Link, useSearchParams } from 'react-router'
import type { Settlements } from '../../../../domains/ledger/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

type Props = Pick<Settlements, 'balances' | 'further'> & { currency: Currency }

/** What the market owes the company now, a currency each; the entries below are of the one that is not a link. */
export function Balances({ balances, further, currency }: Props) {
  const t = useTexts('settlements')
  const locale = useLocale()
  const [chosen] = useSearchParams()
  const addressOf = (other: Currency, account?: string) => {
    const company = chosen.get('company')
    return `?${new URLSearchParams({ ...(company && { company }), currency: other, ...(account && { account }) })}`
  }
  return (
    <dl className="flex flex-wrap gap-4 pb-2">
      {balances.map((one) => {
        const said = one.balance === 0 ? 'balanceEven' : one.balance > 0 ? 'balanceOwed' : 'balanceOwing'
        const amount = formatMoney(one.balance, one.currency, locale)
        return (
          <div key={one.currency} className="min-w-60 grow rounded-lg border border-line bg-surface p-5 sm:grow-0">
            <dt className="text-muted text-sm">{t('balanceNow')}</dt>
            <dd className="numbers text-2xl">
              {one.currency === currency ? (
                amount
              ) : (
                <Link to={addressOf(one.currency)} className="text-link">
                  {amount}
                </Link>
              )}
            </dd>
            <dd className="pt-1 text-muted text-sm">{t(said)}</dd>
          </div>
        )
      })}
      {further.map((one) => (
        <div
          key={`${one.account} ${one.currency}`}
          className="min-w-60 grow rounded-lg border border-line bg-surface p-5 sm:grow-0"
        >
          <dt className="text-muted text-sm">{t(`account_${one.account}`)}</dt>
          <dd className="numbers text-2xl">
            <Link to={addressOf(one.currency, one.account)} className="text-link">
              {formatMoney(one.balance, one.currency, locale)}
            </Link>
          </dd>
          <dd className="pt-1 text-muted text-sm">{t('further')}</dd>
        </div>
      ))}
    </dl>
  )
}
