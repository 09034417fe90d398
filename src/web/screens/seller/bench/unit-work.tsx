import { useEffect, useRef } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { Story } from '../../../parts/units/story.tsx'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AfterTest } from './after-test.tsx'
import { TestForm } from './test-form/test-form.tsx'
import { UnitHead } from './unit-head.tsx'
import { useUnitTest } from './use-unit-test.ts'

type Props = {
  company: Mine
  unit: OwnUnit
  /** It was tested just now. */
  tested: boolean
  onUnit: (unit: OwnUnit, tested: boolean) => void
  onNext: () => void
}

/** One unit on the bench: what it is and what happened to it, its test, and what to do with it then. */
export function UnitWork({ company, unit, tested, onUnit, onNext }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const head = useRef<HTMLHeadingElement>(null)
  const test = useUnitTest({ companyId: company.id, unit, onSaved: (saved) => onUnit(saved, true) })
  const sold = unit.state === 'sold'
  // Whoever scanned hears what lies there now; after a save, what came of it.
  useEffect(() => {
    if (tested) head.current?.scrollIntoView({ block: 'start' })
    head.current?.focus({ preventScroll: true })
  }, [tested])
  return (
    <>
      <UnitHead unit={unit} place={head} />
      {tested && <AfterTest company={company} unit={unit} onUnit={(next) => onUnit(next, true)} onNext={onNext} />}
      {unit.events.length > 0 && (
        <Disclosure title={words.p('storyTitle')} side={<span className="numbers">{unit.events.length}</span>}>
          <Story events={unit.events} words={words} />
        </Disclosure>
      )}
      {sold ? (
        <Notice>{t('soldAway')}</Notice>
      ) : (
        <TestForm companyId={company.id} unit={unit} test={test} withPhotos={roleMay(company.role, 'products.edit')} />
      )}
    </>
  )
}
