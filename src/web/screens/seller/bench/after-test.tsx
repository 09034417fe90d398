import { useState } from 'react'
import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { GradeByHand } from '../../../parts/units/grade-by-hand.tsx'
import { GradeMark } from '../../../parts/units/grade-mark.tsx'
import { GradeReasons } from '../../../parts/units/grade-reasons.tsx'
import { OfferUnit } from '../../../parts/units/offer-unit.tsx'
import { PrintLabels } from '../../../parts/units/print-labels.tsx'
import { reasonOf } from '../../../parts/units/reason-of.ts'
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
  const [byHand, setByHand] = useState(false)
  return (
    <Panel title={t('savedTitle')}>
      <div className="flex flex-wrap items-start gap-5">
        <GradeMark grade={unit.grade} words={words} />
        <div className="min-w-0 flex-1 basis-64">
          <GradeReasons unit={{ ...unit, reason: reasonOf(unit) }} words={words} />
          <button type="button" className="text-link min-h-9 text-sm" onClick={() => setByHand(true)}>
            {t('byHand')}
          </button>
        </div>
      </div>
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
      {byHand && <GradeByHand companyId={company.id} unit={unit} onDone={onUnit} onClose={() => setByHand(false)} />}
    </Panel>
  )
}
