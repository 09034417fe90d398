import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode | undefined
  /** Text of what is wrong; shown under the control and tied to it. */
  error?: string | undefined
  /** Marks the label as not required. */
  optional?: boolean
  /** The label is read out but not seen. */
  labelHidden?: boolean
  className?: string | undefined
  /** Of the control, where something on the page leads to it. */
  id?: string | undefined
}

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, control, hint and error, tied together. `children` gets the attributes of the control. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id: given,
  children,
}: FieldTexts & { children: (control: Control) => ReactNode }) {
  const own = useId()
  const id = given ?? own
  const t = useTexts('shell')
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}h`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}

export const controlLook =
  'min-h-11 w-full rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger disabled:bg-sunken disabled:text-muted'
