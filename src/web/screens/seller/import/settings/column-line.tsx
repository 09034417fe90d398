import { ChevronDown } from 'lucide-react'
import type { ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { cx } from '../../../../ui/cx.ts'
import { controlLook, Field } from '../../../../ui/field.tsx'
import type { FieldGroup } from './field-names.ts'

type Props = {
  column: ImportView['columns'][number]
  name: string
  /** What it is now; empty: left out. */
  field: string
  /** How that is called, even when no group offers it. */
  known: string
  groups: readonly FieldGroup[]
  /** Name of the column that is this already, where only one may be. */
  takenBy: (field: string) => string | undefined
  /** Other columns that are the same and are joined with it. */
  joined: readonly string[]
  onChange: (field: string) => void
}

/** One column: its name, examples of what it holds, and what it is. */
export function ColumnLine({ column, name, field, known, groups, takenBy, joined, onChange }: Props) {
  const t = useTexts('imports')
  const offered = groups.some(({ fields }) => fields.some(({ value }) => value === field))
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className={cx('break-words font-medium', field === '' && 'text-muted')}>{name}</p>
        <p className="line-clamp-2 break-words text-muted text-sm">
          {column.samples.length > 0 ? column.samples.slice(0, 3).join(' · ') : t('noSamples')}
        </p>
      </div>
      <Field
        label={t('meaningOf', { name })}
        labelHidden
        hint={joined.length > 0 ? t('joined', { columns: joined.join(', ') }) : undefined}
      >
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              value={field}
              onChange={({ target }) => onChange(target.value)}
              className={cx(controlLook, 'appearance-none pr-10', field === '' && 'text-muted')}
            >
              <option value="">{t('skip')}</option>
              {field !== '' && !offered && <option value={field}>{known}</option>}
              {groups.map(({ label, fields }) => (
                <optgroup key={label} label={label}>
                  {fields.map((one) => {
                    const by = one.value === field ? undefined : takenBy(one.value)
                    return (
                      <option key={one.value} value={one.value} disabled={by !== undefined}>
                        {by === undefined ? one.label : t('taken', { field: one.label, column: by })}
                      </option>
                    )
                  })}
                </optgroup>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
            />
          </span>
        )}
      </Field>
    </li>
  )
}
