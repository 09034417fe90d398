import { CodeText } from '../../../parts/units/code-text.tsx'
import { GradeMark } from '../../../parts/units/grade-mark.tsx'
import { capital, type UnitWords } from '../../../parts/units/unit-words.ts'
import type { ShownUnit } from './load-unit.ts'
import { PrintButton } from './print-button.tsx'

/** Which thing this passport is of, with its grade. */
export function UnitHeader({ unit, words }: { unit: ShownUnit; words: UnitWords }) {
  const { p, t } = words
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-5 border-line border-b pb-6">
      <GradeMark grade={unit.grade} words={words} />
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-muted text-sm">
          {p('eyebrow')} · {capital(t(`group_${unit.group}`), words)}
        </p>
        <h1 className="wrap-anywhere text-2xl sm:text-3xl">{unit.name}</h1>
        <p className="mt-1">
          <span className="sr-only">{p('code')}: </span>
          <CodeText code={unit.code} />
        </p>
        {unit.gtin && <p className="numbers text-muted text-sm">{`${p('gtin')} ${unit.gtin}`}</p>}
      </div>
      <PrintButton label={p('print')} />
    </header>
  )
}
