import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldTexts } from './field.tsx'

type InputProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, hint, error, optional, labelHidden, className, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  )
}
