import { Link } from 'react-router'
import type { SalesFigure } from '../../../../domains/desk/figures/contract.ts'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Turnover and commission of three spans, each with the span before. */
export function SalesPanel({ figures }: { figures: readonly SalesFigure[] }) {
  const t = useTexts('desk')
  const locale = useLocale()
  return (
    <Panel title={t('figures')} flush>
      <ul>
        {figures.map(({ days, currency, present, before }) => {
          const money = (amount: number) => anyMoney(amount, currency, locale)
          const facts = [
            ['orders', present.orders, before.orders, '/all-orders'],
            ['goods', money(present.goods), money(before.goods), '/all-orders'],
            ['commission', money(present.commission), money(before.commission), '/admin/documents'],
          ] as const
          return (
            <li key={`${days} ${currency}`} className="border-line border-t px-5 py-3 text-sm">
              <h3 className="font-medium">{t(`days_${days}`)}</h3>
              <dl className="grid gap-x-4 gap-y-1 pt-1 sm:grid-cols-3">
                {facts.map(([name, now, then, to]) => (
                  <div key={name}>
                    <dt className="text-muted text-xs">{t(name)}</dt>
                    <dd className="numbers">
                      <Link to={to} className="text-link inline-flex min-h-6 items-center">
                        {now}
                      </Link>
                      <span className="block text-muted text-xs">{t('before', { value: then })}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
