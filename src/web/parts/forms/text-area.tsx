import type { ComponentProps } from 'react'
import { characterLimit } from '../../ui/character-limit.ts'
import { controlLook, Field, type FieldTexts } from '../../ui/field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  maxLength,
  onChange,
  ...area
}: Props) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...characterLimit(maxLength, onChange)}
          {...control}
          className={`${controlLook} py-2`}
        />
      )}
    </Field>
  )
}
