import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

export type Choice = {
  value: string
  label: ReactNode
  /** Second line. */
  text?: ReactNode
  /** At the right edge: a price, a logo. */
  side?: ReactNode
  disabled?: boolean
}

type Props = {
  legend: ReactNode
  legendHidden?: boolean
  name?: string
  /** The form they belong to, where it is elsewhere. */
  form?: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  /** Side by side when there is room. */
  columns?: boolean
  className?: string
}

/** One of several, each on a card with room for a price and a line of text. Native radio buttons. */
export function ChoiceCards({
  legend,
  legendHidden,
  name,
  form,
  choices,
  value,
  onChange,
  hint,
  error,
  columns,
  className,
}: Props) {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${id}e` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      {hint && <p className="mb-2 text-xs text-muted">{hint}</p>}
      <div className={cx('grid gap-2', columns && 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'flex min-h-13 items-center gap-3 rounded-md border bg-surface px-4 py-2.5 transition-colors',
              'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              choice.disabled ? 'cursor-not-allowed border-line text-muted' : 'border-edge hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              form={form}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="size-4.5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">{choice.label}</span>
              {choice.text && <span className="block text-xs text-muted">{choice.text}</span>}
            </span>
            {choice.side && <span className="numbers text-sm font-medium">{choice.side}</span>}
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}e`} error={error} />
      </div>
    </fieldset>
  )
}
