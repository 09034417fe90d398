import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { MoneyWaiting as Waiting } from './load-money.ts'

const PLACES = {
  alarms: '/admin/payments',
  disputes: '/admin/disputes',
  chargebacks: '/admin/chargebacks',
  failedRefunds: '/admin/refunds?state=failed',
  transfers: '/admin/refunds?list=transfers',
  lines: '/admin/bank',
  findings: '/admin/settlements',
} as const

/** What of money waits for the operator, and the way there. */
export function MoneyWaiting({ lists }: Pick<Waiting, 'lists'>) {
  const t = useTexts('admin')
  return (
    <Panel title={t('moneyWaiting')} flush>
      {lists.length === 0 ? (
        <p className="px-5 pb-5 text-muted text-sm">{t('noMoneyWaiting')}</p>
      ) : (
        <ul>
          {lists.map(({ name, count, more }) => (
            <li key={name} className="border-line border-t">
              <Link
                to={PLACES[name]}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
              >
                <span className="font-medium">{t(`money_${name}`)}</span>
                <span className="numbers">{more ? t('andMore', { count }) : count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
