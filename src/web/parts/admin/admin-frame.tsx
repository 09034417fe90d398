import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const PAGES = [
  ['/admin', 'overview'],
  ['/admin/companies', 'companies'],
  ['/admin/requirements', 'requirements'],
  ['/admin/users', 'users'],
  ['/admin/categories', 'categories'],
  ['/admin/commission', 'commission'],
  ['/all-orders', 'allOrders'],
  ['/admin/payments', 'payments'],
  ['/admin/reviews', 'reviews'],
  ['/admin/messages', 'messages'],
  ['/admin/message-reports', 'messageReports'],
  ['/admin/chargebacks', 'chargebacks'],
  ['/admin/incidents', 'incidents'],
  ['/admin/points', 'points'],
  ['/admin/disputes', 'disputes'],
  ['/admin/refunds', 'refunds'],
  ['/admin/payouts', 'payouts'],
  ['/admin/bank', 'bank'],
  ['/admin/settlements', 'settlementReports'],
  ['/admin/documents', 'salesDocuments'],
  ['/admin/exchange-rates', 'exchangeRates'],
  ['/admin/periods', 'periods'],
  ['/configuration', 'configuration'],
  ['/admin/mails', 'mails'],
  ['/admin/audit', 'audit'],
] as const

/** Heading and navigation of the operator's pages. `side`: beside the heading. */
export function AdminFrame({ title, side, children }: { title?: ReactNode; side?: ReactNode; children: ReactNode }) {
  const t = useTexts('admin')
  const page = usePageTitle()
  return (
    <div className="page-width grid items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={t('title')} className="min-w-0 lg:sticky lg:top-6">
        <ul className="grid grid-cols-[repeat(3,auto)] justify-between border-line border-b md:flex md:flex-wrap md:justify-start md:gap-x-7 lg:flex-col lg:flex-nowrap lg:border-b-0">
          {PAGES.map(([to, name]) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/admin'}
                className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
              >
                {t(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
          <h1 className="min-w-0 break-words text-2xl">{title ?? page}</h1>
          {side}
        </div>
        {children}
      </div>
    </div>
  )
}
