import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { CodeText } from '../../../parts/units/code-text.tsx'
import { NumberText } from '../../../parts/units/number-text.tsx'
import { OfferUnit } from '../../../parts/units/offer-unit.tsx'
import { PrintLabels } from '../../../parts/units/print-labels.tsx'
import { UnitState } from '../../../parts/units/unit-state.tsx'
import { capital, useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

type Props = { company: Mine; unit: OwnUnit; works: boolean; onUnit: (unit: OwnUnit) => void }

/** Which unit it is, and what may be done with it next. */
export function UnitBar({ company, unit, works, onUnit }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const search = useCompanySearch()
  const toBench = `/bench?${new URLSearchParams({ company: String(company.id), unit: unit.code })}`
  return (
    <>
      <Link
        to={{ pathname: '/own-units', search }}
        className="text-link inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t('toUnits')}
      </Link>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 text-sm">
        <UnitState unit={unit} />
        <span className="text-muted">{capital(words.t(`group_${unit.group}`), words)}</span>
        <CodeText code={unit.code} />
        <NumberText number={unit.number} />
      </p>
      <div className="flex flex-wrap gap-2 pb-6">
        {works && <LinkButton to={toBench}>{t(unit.facts ? 'testAgain' : 'test')}</LinkButton>}
        {works && unit.state === 'inStock' && roleMay(company.role, 'products.edit') && (
          <OfferUnit company={company} unit={unit} onUnit={onUnit} />
        )}
        {unit.state !== 'sold' && <PrintLabels companyId={company.id} codes={[unit.code]} />}
        {unit.events.length > 0 && (
          <LinkButton variant="secondary" to={`/units/${unit.code}`}>
            {t('toPassport')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
