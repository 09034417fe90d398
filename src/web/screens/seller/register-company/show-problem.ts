import type { FieldPath } from 'react-hook-form'
import type { RegisterValues } from '../../../parts/sign-in/register-fields.tsx'
import type { Registration, Words } from './use-registration.ts'

/** Puts words at the fields they belong to. */
export function putErrors({ form, setErrors }: Registration, words: Words): void {
  for (const [name, message] of Object.entries(words)) {
    const field = name.replace(/^person\./, '')
    if (message && name.startsWith('person.') && field in form.getValues()) {
      form.setError(field as FieldPath<RegisterValues>, { message })
    }
  }
  setErrors(Object.fromEntries(Object.entries(words).flatMap(([name, text]) => (text ? [[name, text]] : []))))
}

/** Goes to a field by its name in the request; `person.` alone: to the first wrong one of the person. */
export async function focusProblem({ form }: Registration, name: string): Promise<void> {
  if (name === 'person.') {
    await form.trigger(undefined, { shouldFocus: true })
    return
  }
  const field = name.replace(/^(company|person)\./, '')
  const target = document.querySelector<HTMLElement>(`#registration [name="${CSS.escape(field)}"]`)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
