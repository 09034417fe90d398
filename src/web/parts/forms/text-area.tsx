import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldTexts } from '../../ui/field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, labelHidden, className, ...area }: Props) {
  return (
    <Field {...{ label, hint, error, className, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }}>
      {(control) => <textarea rows={5} {...area} {...control} className={`${controlLook} py-2`} />}
    </Field>
  )
}
