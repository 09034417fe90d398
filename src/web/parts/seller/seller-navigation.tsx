import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { wasLetIn } from '../../../domains/companies/rules/company-status.ts'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { PanelKeysPlace } from '../shortcuts/place.tsx'
import { SELLER_PAGES } from './pages.ts'
import type { Mine } from './pick-company.ts'
import { useCompanySearch } from './use-company-search.ts'

const link =
  'flex min-h-10 items-center rounded-md px-2 text-muted text-sm hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent'

/** The pages of the panel that this person's role opens. On narrow screens folded away behind the name of the present one. */
export function SellerNavigation({ company, operator }: { company: Mine; operator: boolean }) {
  const t = useTexts('panel')
  const { pathname, key } = useLocation()
  const search = useCompanySearch()
  const groups = SELLER_PAGES.map((group) => ({
    ...group,
    pages: group.pages.filter(({ needs }) => roleMay(company.role, needs)),
  })).filter(({ pages }) => pages.length > 0)
  const present = groups.flatMap(({ pages }) => pages).find(({ to }) => pathname.includes(to))
  const lists = <Groups groups={groups} company={company} operator={operator} />
  return (
    <nav aria-label={t('title')}>
      <details key={key} className="group border-line border-b pb-2 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold">
          {present ? t(present.name) : t('menu')}
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        {lists}
      </details>
      <div className="hidden lg:block">{lists}</div>
      <PanelKeysPlace
        pages={groups.flatMap((group) =>
          group.pages.map(({ to, name }) => ({
            to: { pathname: to, search },
            label: t(name),
          })),
        )}
      />
    </nav>
  )
}

type GroupsProps = { groups: readonly (typeof SELLER_PAGES)[number][]; company: Mine; operator: boolean }

function Groups({ groups, company, operator }: GroupsProps) {
  const t = useTexts('panel')
  const search = useCompanySearch()
  const isPublic = wasLetIn(company.status)
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 pb-2 lg:grid-cols-1">
      {groups.map((group) => (
        <div key={group.name}>
          <p className="px-2 pb-1 text-muted text-xs">{t(group.name)}</p>
          <ul>
            {group.pages.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={{ pathname: to, search }} className={link}>
                  {t(name)}
                </NavLink>
              </li>
            ))}
            {group.name === 'groupCompany' && isPublic && (
              <li>
                <NavLink to={`/company/${company.id}`} className={link}>
                  {t('publicPage')}
                </NavLink>
              </li>
            )}
            {group.name === 'groupCompany' && operator && (
              <li>
                <NavLink to="/admin" className={link}>
                  {t('toAdmin')}
                </NavLink>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
