import { Link } from 'react-router'
import type { WaitingPayoutsView } from '../../../../domains/desk/due/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Payouts that wait for approval or for the bank: how many, how much, since when. */
export function PayoutsWaiting({ payouts }: { payouts: readonly WaitingPayoutsView[] }) {
  const t = useTexts('desk')
  const locale = useLocale()
  return (
    <Panel title={t('payoutsWaiting')} flush>
      {payouts.length === 0 && <p className="px-5 pb-5 text-muted text-sm">{t('noPayoutsWaiting')}</p>}
      <ul>
        {payouts.map(({ status, currency, count, amount, since }) => (
          <li key={`${status} ${currency}`} className="border-line border-t">
            <Link
              to="/admin/payouts"
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="font-medium">{t(`payouts_${status}`)}</span>
                <span className="block text-muted text-xs">
                  {t('payoutSince')} <When at={since} />
                </span>
              </span>
              <span className="numbers text-right">
                {formatMoney(amount, currency, locale)}
                <span className="block text-muted text-xs">{t('payoutCount', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
