import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'className'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** The platform's own list: works with every keyboard, phone and reader. */
export function SelectField({ label, hint, error, optional, labelHidden, className, options, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={cx(controlLook, 'appearance-none pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
