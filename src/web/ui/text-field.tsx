import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldTexts } from './field.tsx'

type InputProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, hint, error, optional, labelHidden, className, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  )
}

type AreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

export function TextAreaField({ label, hint, error, optional, labelHidden, className, ...area }: AreaProps) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => <textarea rows={4} {...area} {...control} className={cx(controlLook, 'py-2.5')} />}
    </Field>
  )
}
