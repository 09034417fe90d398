import type { Ref } from 'react'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { CodeText } from '../../../parts/units/code-text.tsx'
import { NumberText } from '../../../parts/units/number-text.tsx'
import { UnitState } from '../../../parts/units/unit-state.tsx'
import { capital, useUnitWords } from '../../../parts/units/unit-words.ts'

/** Which one it is. */
export function UnitHead({ unit, place }: { unit: OwnUnit; place?: Ref<HTMLHeadingElement> }) {
  const words = useUnitWords()
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <UnitState unit={unit} />
        {capital(words.t(`group_${unit.group}`), words)}
      </p>
      <h2 ref={place} tabIndex={-1} className="wrap-anywhere scroll-mt-4 text-xl outline-none">
        {unit.name}
      </h2>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <CodeText code={unit.code} />
        <NumberText number={unit.number} />
      </p>
    </header>
  )
}
