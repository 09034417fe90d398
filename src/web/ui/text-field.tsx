import type { ComponentProps } from 'react'
import { characterLimit } from './character-limit.ts'
import { controlLook, Field, type FieldTexts } from './field.tsx'

type InputProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>

export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  maxLength,
  onChange,
  ...input
}: InputProps) {
  return (
    <Field
      {...{ label, hint, error, className, id, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}
    >
      {(control) => (
        <input type="text" {...input} {...characterLimit(maxLength, onChange)} {...control} className={controlLook} />
      )}
    </Field>
  )
}
