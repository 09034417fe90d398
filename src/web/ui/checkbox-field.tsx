import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Written at the end of the row, e.g. a number of results. */
  after?: ReactNode
  className?: string
}

export function CheckboxField({ label, hint, error, after, className, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex min-h-8 items-start gap-2.5 py-1 text-sm">
        <input
          {...input}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        <span className="min-w-0 flex-1">{label}</span>
        {after !== undefined && <span className="numbers text-xs text-muted">{after}</span>}
      </label>
      {hint && (
        <p id={`${id}h`} className="pl-7 text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
