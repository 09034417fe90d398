import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { FieldMessages } from './field-messages.ts'

/** `useForm({ resolver: checkedBy(check) })`: what is wrong with a form is decided in one place, in words, by field. */
export function checkedBy<F extends FieldValues>(check: (values: F) => FieldMessages): Resolver<F> {
  return (values) => {
    const wrong = Object.entries(check(values))
    if (wrong.length === 0) return { values, errors: {} }
    const errors: FieldErrors<F> = {}
    for (const [field, message] of wrong) set(errors, field, { type: 'checked', message })
    return { values: {}, errors }
  }
}
