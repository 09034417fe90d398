import type { Translate } from '../../texts/registry.ts'
import type { FieldMessages } from '../forms/field-messages.ts'
import type { Problems } from './check-company.ts'

/** What is wrong with a company's fields, in words, in the order of the form. */
export function problemWords(t: Translate<'companyForm'>, problems: Problems): FieldMessages {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, t(`problem_${code}`)]))
}
