import { Link, useSearchParams } from 'react-router'
import type { Settlements } from '../../../../domains/ledger/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** What the market owes the company now, a currency each; the entries below are of the one that is not a link. */
export function Balances({ balances, currency }: { balances: Settlements['balances']; currency: Currency }) {
  const t = useTexts('settlements')
  const locale = useLocale()
  const [chosen] = useSearchParams()
  const addressOf = (other: Currency) => {
    const company = chosen.get('company')
    return `?${new URLSearchParams({ ...(company && { company }), currency: other })}`
  }
  return (
    <dl className="flex flex-wrap gap-4 pb-2">
      {balances.map((one) => {
        const said = one.balance === 0 ? 'balanceEven' : one.balance > 0 ? 'balanceOwed' : 'balanceOwing'
        const amount = formatMoney(one.balance, one.currency, locale)
        return (
          <div key={one.currency} className="min-w-60 rounded-lg border border-line bg-surface p-5">
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
    </dl>
  )
}
