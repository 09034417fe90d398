import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Mine, OWNER } from './pick-company.ts'

type Props = {
  companies: readonly Mine[]
  /** Undefined: the market owner's data. */
  chosen: Mine | undefined
  operator: boolean
}

/** A page about one thing of a company says nothing about another: its list does. */
const LISTS = { products: '/my-products', shops: '/my-shops', orders: '/orders', imports: '/imports' } as const

function pathFor(pathname: string): string {
  const [, part = '', name = ''] = pathname.split('/')
  return name !== '' && name !== 'new' && part in LISTS ? LISTS[part as keyof typeof LISTS] : pathname
}

/** Who belongs to several companies chooses one; an operator may also choose the market owner's data. */
export function CompanySwitch({ companies, chosen, operator }: Props) {
  const t = useTexts('panel')
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
        void navigate(`${target.value === OWNER ? '/company-data' : pathFor(pathname)}?company=${target.value}`)
      }
    />
  )
}
