import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { CodeText } from '../../../parts/units/code-text.tsx'
import { factItems } from '../../../parts/units/fact-items.ts'
import { GradeByHand } from '../../../parts/units/grade-by-hand.tsx'
import { GradeMark } from '../../../parts/units/grade-mark.tsx'
import { GradeReasons } from '../../../parts/units/grade-reasons.tsx'
import { dayText } from '../../../parts/units/grade-words.ts'
import { NumberText } from '../../../parts/units/number-text.tsx'
import { OfferUnit } from '../../../parts/units/offer-unit.tsx'
import { PrintLabels } from '../../../parts/units/print-labels.tsx'
import { reasonOf } from '../../../parts/units/reason-of.ts'
import { Story } from '../../../parts/units/story.tsx'
import { UnitState } from '../../../parts/units/unit-state.tsx'
import { capital, useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErasurePanel } from './erasure-panel.tsx'
import { RepairForm } from './repair-form.tsx'

/** What the company knows of a unit, and what it may do with it. */
export function UnitPage({ company, loaded }: { company: Mine; loaded: OwnUnit }) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const search = useCompanySearch()
  const [unit, show] = useAnswered(loaded)
  const [byHand, setByHand] = useState(false)
  const { p, locale } = words
  const works = roleMay(company.role, 'units.edit') && unit.state !== 'sold'
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
          <OfferUnit company={company} unit={unit} onUnit={show} />
        )}
        {unit.state !== 'sold' && <PrintLabels companyId={company.id} codes={[unit.code]} />}
        {unit.events.length > 0 && (
          <LinkButton variant="secondary" to={`/units/${unit.code}`}>
            {t('toPassport')}
          </LinkButton>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={words.shell('grade')}>
            <div className="flex flex-wrap items-start gap-5">
              <GradeMark grade={unit.grade} words={words} />
              <div className="min-w-0 flex-1 basis-64">
                <GradeReasons unit={{ ...unit, reason: reasonOf(unit) }} words={words} />
                {works && unit.facts && (
                  <Button variant="secondary" size="sm" className="mt-3" onClick={() => setByHand(true)}>
                    {t('byHand')}
                  </Button>
                )}
              </div>
            </div>
          </Panel>
          {unit.facts && (
            <Panel title={p('factsTitle')}>
              <Facts items={factItems(unit.facts, words)} />
            </Panel>
          )}
          <ErasurePanel company={company} unit={unit} works={works} onUnit={show} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={p('warranty')}>
            <p className={unit.warrantyUntil ? '' : 'text-muted'}>
              {unit.warrantyUntil ? p('warrantyUntil', { date: dayText(unit.warrantyUntil, locale) }) : p('noWarranty')}
            </p>
          </Panel>
          {works && <RepairForm companyId={company.id} unit={unit} onUnit={show} />}
          <Panel title={p('storyTitle')}>
            <Story events={unit.events} words={words} />
          </Panel>
        </div>
      </div>
      {byHand && <GradeByHand companyId={company.id} unit={unit} onDone={show} onClose={() => setByHand(false)} />}
    </>
  )
}
