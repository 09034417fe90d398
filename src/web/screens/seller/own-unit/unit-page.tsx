import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { factItems } from '../../../parts/units/fact-items.ts'
import { dayText } from '../../../parts/units/grade-words.ts'
import { OwnGrade } from '../../../parts/units/own-grade.tsx'
import { Story } from '../../../parts/units/story.tsx'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErasurePanel } from './erasure-panel.tsx'
import { RepairForm } from './repair-form.tsx'
import { UnitBar } from './unit-bar.tsx'

/** What the company knows of a unit, and what it may do with it. */
export function UnitPage({ company, loaded }: { company: Mine; loaded: OwnUnit }) {
  const words = useUnitWords()
  const [unit, show] = useAnswered(loaded)
  const { p, locale } = words
  const works = roleMay(company.role, 'units.edit') && unit.state !== 'sold'
  return (
    <>
      <UnitBar company={company} unit={unit} works={works} onUnit={show} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={words.shell('grade')}>
            <OwnGrade
              companyId={company.id}
              unit={unit}
              words={words}
              changes={works && unit.facts !== null}
              onUnit={show}
            />
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
    </>
  )
}
