import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { fieldMessages } from './field-messages.ts'

/**
 * Puts what the server says of fields at these fields and goes to the first. False: it said nothing about any of them. `name`: what the
 * form calls a field of the server.
 */
export function refuseFields<F extends FieldValues>(
  form: UseFormReturn<F>,
  error: unknown,
  name: (field: string) => string = (field) => field,
): boolean {
  const known = Object.entries(fieldMessages(error))
    .map(([field, message]) => ({ field: name(field), message }))
    .filter(({ field }) => get(form.getValues(), field) !== undefined)
  known.forEach(({ field, message }, index) => {
    form.setError(field as FieldPath<F>, { message }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
