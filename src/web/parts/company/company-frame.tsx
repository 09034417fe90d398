import type { ReactNode } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Mine, OWNER } from './pick-company.ts'

type Props = {
  companies: readonly Mine[]
  /** Undefined: the market owner's data. */
  chosen: Mine | undefined
  operator: boolean
  title: string
  side?: ReactNode
  children: ReactNode
}

const link =
  'inline-flex min-h-11 items-center text-muted text-sm hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent'

/** Heading and navigation of a company's pages; who belongs to several chooses one. */
export function CompanyFrame({ companies, chosen, operator, title, side, children }: Props) {
  const t = useTexts('company')
  const { search } = useLocation()
  const isPublic = chosen && (chosen.status === 'approved' || chosen.status === 'suspended')
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <CompanySwitch companies={companies} chosen={chosen} operator={operator} />
        <nav aria-label={t('navigation')}>
          <ul className="flex flex-wrap gap-x-5 border-line border-b lg:flex-col lg:border-b-0">
            <li>
              <NavLink to={{ pathname: '/company-data', search }} className={link}>
                {t('navData')}
              </NavLink>
            </li>
            {chosen && (
              <li>
                <NavLink to={{ pathname: '/team', search }} className={link}>
                  {t('navTeam')}
                </NavLink>
              </li>
            )}
            {chosen && isPublic && (
              <li>
                <NavLink to={`/company/${chosen.id}`} className={link}>
                  {t('navPublic')}
                </NavLink>
              </li>
            )}
            {operator && (
              <li>
                <NavLink to="/admin" className={link}>
                  {t('toAdmin')}
                </NavLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-5">
          <h1 className="min-w-0 break-words text-2xl">{title}</h1>
          {side}
        </div>
        {children}
      </div>
    </div>
  )
}

function CompanySwitch({ companies, chosen, operator }: Pick<Props, 'companies' | 'chosen' | 'operator'>) {
  const t = useTexts('company')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const own = companies.filter((one) => !(operator && one.operatesMarket))
  const options = [
    ...(operator ? [{ value: OWNER, label: t('marketOwner') }] : []),
    ...own.map((one) => ({ value: String(one.id), label: one.shortName })),
  ]
  if (options.length < 2) return null
  const value = !chosen || (operator && chosen.operatesMarket) ? OWNER : String(chosen.id)
  return (
    <SelectField
      className="mb-4"
      label={t('chooseCompany')}
      options={options}
      value={value}
      onChange={({ target }) =>
        void navigate(`${target.value === OWNER ? '/company-data' : pathname}?company=${target.value}`)
      }
    />
  )
}
