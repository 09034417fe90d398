import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { OfferUnit } from '../../../parts/units/offer-unit.tsx'
import { OwnGrade } from '../../../parts/units/own-grade.tsx'
import { PrintLabels } from '../../../parts/units/print-labels.tsx'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { company: Mine; unit: OwnUnit; onUnit: (unit: OwnUnit) => void; onNext: () => void }

/** The grade as the market gave it, and what comes then: label, offer, next. */
export function AfterTest({ company, unit, onUnit, onNext }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const search = useCompanySearch()
  return (
    <Panel title={t('savedTitle')}>
      <OwnGrade companyId={company.id} unit={unit} words={words} changes onUnit={onUnit} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onNext}>{t('next')}</Button>
        <PrintLabels companyId={company.id} codes={[unit.code]} />
        {unit.state === 'inStock' && roleMay(company.role, 'products.edit') && (
          <OfferUnit company={company} unit={unit} onUnit={onUnit} />
        )}
        <Link
          to={{ pathname: `/own-units/${unit.code}`, search }}
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {t('toUnit')}
        </Link>
      </div>
    </Panel>
  )
}
