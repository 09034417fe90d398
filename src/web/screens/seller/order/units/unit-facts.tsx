import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { CodeText } from '../../../../parts/units/code-text.tsx'
import { gradeText } from '../../../../parts/units/grade-words.ts'
import { NumberText } from '../../../../parts/units/number-text.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import type { UnitLine } from './line-of-unit.ts'

/** How one unit is told from another: code, end of the number, grade; the name leads to its page. */
export function UnitFacts({ unit }: { unit: UnitLine['choices'][number] }) {
  const shell = useTexts('shell')
  const search = useCompanySearch()
  return (
    <div className="min-w-0 flex-1 py-1.5 text-sm">
      <Link to={{ pathname: `/own-units/${unit.code}`, search }} className="wrap-anywhere font-medium hover:underline">
        {unit.name}
      </Link>
      <p className="flex flex-wrap gap-x-3">
        <CodeText code={unit.code} />
        <NumberText number={unit.number} />
        {unit.grade && (
          <span className="text-muted">
            {shell('grade')} {gradeText(unit.grade, shell)}
          </span>
        )}
      </p>
    </div>
  )
}
