import { useId } from 'react'
import { cx } from '../../../../ui/cx.ts'

export type RowChoice<Value extends string> = { value: Value; label: string; tone?: 'good' | 'danger' }

type Props<Value extends string> = {
  legend: string
  choices: readonly RowChoice<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** Name and choices on one line where there is room. */
  inline?: boolean
  /** Name of the field, for whoever is led to it. */
  field: string
  disabled?: boolean
}

const CHECKED = {
  good: 'has-checked:border-good has-checked:bg-good-soft has-checked:text-good',
  danger: 'has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger',
  plain: 'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent',
}

/** One of a few, on targets for a thumb: native radio buttons, so arrow keys work. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  const { legend, choices, value, onChange, inline, field, disabled } = props
  const id = useId()
  return (
    <fieldset
      data-row={field}
      disabled={disabled}
      className={cx('min-w-0', inline && 'sm:grid sm:grid-cols-[minmax(0,1fr)_22rem] sm:items-center sm:gap-4')}
    >
      <legend className={cx('mb-1.5 font-medium text-sm', inline && 'sm:float-left sm:mb-0')}>{legend}</legend>
      <div className="flex gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'flex min-h-12 min-w-0 flex-1 items-center justify-center rounded-md border border-edge bg-surface px-1.5 py-1 text-center text-sm leading-tight',
              'hover:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              CHECKED[choice.tone ?? 'plain'],
            )}
          >
            <input
              type="radio"
              name={`${id}${field}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className="hyphens-auto">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
