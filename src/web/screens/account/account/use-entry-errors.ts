import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { postalExample } from '../../../../values/postal-code.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import type { EntryProblem } from './address-book/check-entry.ts'

/** What is wrong with an entry of the book, in words: with its fields, or with the whole. */
export function useEntryErrors() {
  const notices = useTexts('notices')
  const t = useTexts('profile')
  const locale = useLocale()
  const [failure, setFailure] = useState<string>()
  const text = (problem: EntryProblem, country: string) =>
    problem === 'required'
      ? notices('required')
      : problem === 'postalCode'
        ? t('postalCodeWrong', { example: postalExample(country) })
        : t('taxIdWrong')
  /** `country`: whose postal code is asked for. */
  const words = (
    group: string,
    problems: Readonly<Record<string, EntryProblem | undefined>>,
    country = '',
  ): FieldMessages =>
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [`${group}.${name}`, text(problem ?? 'required', country)]),
    )
  const refusedBy =
    <F extends FieldValues>(form: UseFormReturn<F>, name: (field: string) => string) =>
    (error: unknown) =>
      setFailure(refuseFields(form, error, name) ? undefined : failureText(error, locale))
  return { failure, words, refusedBy }
}
