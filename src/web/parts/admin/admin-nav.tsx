import { useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { STAFF_AREAS } from '../../../values/staff.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { PanelKeysPlace } from '../shortcuts/place.tsx'
import { ADMIN_PAGES, pageAt } from './admin-pages.ts'
import { useStaff } from './use-staff.ts'

type AdminPage = (typeof ADMIN_PAGES)[number]

/** The operator's pages by the area of the work, those that the role may read; on a small screen folded, so that the page comes first. */
export function AdminNav() {
  const t = useTexts('admin')
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const may = useStaff()
  const pages = ADMIN_PAGES.filter(([, , area]) => area === null || may(area, 'read'))
  return (
    <nav
      aria-label={t('title')}
      className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:px-1"
    >
      <details key={pathname} className="group rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-semibold after:content-['+'] group-open:after:content-['–']">
          {page ? `${t('menu')}: ${t(page[1])}` : t('menu')}
        </summary>
        <div className="px-4 pb-3">
          <Areas pages={pages} />
        </div>
      </details>
      <div className="hidden lg:block">
        <Areas pages={pages} />
      </div>
      <PanelKeysPlace pages={pages.map(([to, name]) => ({ to, label: t(name) }))} />
    </nav>
  )
}

function Areas({ pages: open }: { pages: readonly AdminPage[] }) {
  const t = useTexts('admin')
  return [null, ...STAFF_AREAS].map((area) => {
    const pages = open.filter(([, , of]) => of === area)
    return pages.length > 0 && <Area key={area} name={area && t(`area_${area}`)} pages={pages} />
  })
}

function Area({ name, pages }: { name: string | null; pages: readonly AdminPage[] }) {
  const t = useTexts('admin')
  const id = useId()
  return (
    <>
      {name && (
        <p id={id} className="pt-4 pb-1 font-semibold text-xs">
          {name}
        </p>
      )}
      <ul aria-labelledby={name ? id : undefined} className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-1">
        {pages.map(([to, page]) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent lg:min-h-8"
            >
              {t(page)}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}
