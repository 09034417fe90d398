import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const PAGES = [
  ['/admin', 'overview'],
  ['/admin/companies', 'companies'],
  ['/admin/requirements', 'requirements'],
  ['/admin/users', 'users'],
  ['/admin/mails', 'mails'],
  ['/admin/audit', 'audit'],
] as const

/** Heading and navigation of the operator's pages. `side`: beside the heading. */
export function AdminFrame({ title, side, children }: { title?: string; side?: ReactNode; children: ReactNode }) {
  const t = useTexts('admin')
  const page = usePageTitle()
  return (
    <div className="page-width grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('title')} className="min-w-0">
        <ul className="flex flex-wrap gap-x-5 border-line border-b lg:flex-col lg:border-b-0">
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
        <div className="flex flex-wrap items-baseline justify-between gap-3 pb-5">
          <h1 className="text-2xl">{title ?? page}</h1>
          {side}
        </div>
        {children}
      </div>
    </div>
  )
}
