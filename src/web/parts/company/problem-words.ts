import { postalExample } from '../../../values/postal-code.ts'
import type { Translate } from '../../texts/registry.ts'
import type { FieldMessages } from '../forms/field-messages.ts'
import type { Problems } from './check-company.ts'

/** What is wrong with the fields of a company of this country, in words, in the order of the form. */
export function problemWords(t: Translate<'companyForm'>, problems: Problems, country: string): FieldMessages {
  const params = { example: postalExample(country) }
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, t(`problem_${code}`, params)]))
}
