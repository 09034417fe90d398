import { Link } from 'react-router'
import type { UnitRow } from '../../../../domains/units/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { CodeText } from '../../../parts/units/code-text.tsx'
import { gradeText } from '../../../parts/units/grade-words.ts'
import { NumberText } from '../../../parts/units/number-text.tsx'
import { UnitState } from '../../../parts/units/unit-state.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Table } from '../../../ui/table.tsx'

type Props = { units: readonly UnitRow[]; ticked: ReadonlySet<string>; onTick: (code: string) => void }

/** One page of units, each to be ticked. */
export function UnitsTable({ units, ticked, onTick }: Props) {
  const t = useTexts('bench')
  const shell = useTexts('shell')
  const search = useCompanySearch()
  return (
    <Table
      stacks
      caption={t('units')}
      rows={units}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'name',
          head: t('unit'),
          cell: (unit) => (
            <span className="flex items-start gap-3">
              <CheckboxField
                label={<span className="sr-only">{t('tick', { name: unit.name, code: unit.code })}</span>}
                checked={ticked.has(unit.code)}
                onChange={() => onTick(unit.code)}
              />
              <Link
                to={{ pathname: `/own-units/${unit.code}`, search }}
                className="text-link wrap-anywhere inline-block min-w-40 py-1"
              >
                {unit.name}
              </Link>
            </span>
          ),
        },
        {
          key: 'code',
          head: t('passportCode'),
          wide: true,
          cell: (unit) => (
            <>
              <CodeText code={unit.code} className="block" />
              <NumberText number={unit.number} />
            </>
          ),
        },
        { key: 'state', head: t('state'), cell: (unit) => <UnitState unit={unit} /> },
        {
          key: 'grade',
          head: shell('grade'),
          named: true,
          cell: (unit) =>
            unit.grade ? (
              <span className="font-semibold">{gradeText(unit.grade, shell)}</span>
            ) : (
              <span className="text-muted">–</span>
            ),
        },
        { key: 'tested', head: t('testedAt'), named: true, cell: (unit) => <Day at={unit.testedAt} /> },
        { key: 'created', head: t('createdAt'), from: 'lg', cell: (unit) => <Day at={unit.createdAt} /> },
      ]}
    />
  )
}
