import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiProblem } from '../../api-problem.ts'

/** Puts what the server says of fields at these fields and goes to the first. False: it said nothing about any of them. */
export function refuseFields<F extends FieldValues>(form: UseFormReturn<F>, error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  const known = error.errors.filter(({ field }) => field in form.getValues())
  known.forEach(({ field, message }, index) => {
    form.setError(field as FieldPath<F>, { message }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
