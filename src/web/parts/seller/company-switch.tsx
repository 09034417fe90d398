import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Mine, OWNER } from '../company/pick-company.ts'

type Props = {
  companies: readonly Mine[]
  /** Undefined: the market owner's data. */
  chosen: Mine | undefined
  operator: boolean
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
        void navigate(`${target.value === OWNER ? '/company-data' : pathname}?company=${target.value}`)
      }
    />
  )
}
