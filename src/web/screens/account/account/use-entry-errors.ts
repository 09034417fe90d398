import { useEffect, useState } from 'react'
import { ApiProblem } from '../../../api-problem.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import type { EntryProblem } from './address-book/check-entry.ts'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * What is wrong with the fields of an entry: what the form finds before sending, or what the server refuses. Goes to the first one.
 * `prefix` stands before the names of the controls; `renamed`: fields the server calls otherwise.
 */
export function useEntryErrors(prefix: string, renamed: Readonly<Record<string, string>> = {}) {
  const notices = useTexts('notices')
  const t = useTexts('profile')
  const locale = useLocale()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (first) document.querySelector<HTMLElement>(`[name="${prefix}${first}"]`)?.focus()
  }, [errors, prefix])

  const words: Record<EntryProblem, string> = {
    required: notices('required'),
    postalCode: t('postalCodeWrong'),
    taxId: t('taxIdWrong'),
  }
  /** True: nothing is wrong. */
  const check = (problems: Readonly<Record<string, EntryProblem | undefined>>): boolean => {
    setFailure(undefined)
    const found = Object.entries(problems).map(([name, problem]) => [name, words[problem ?? 'required']])
    setErrors(Object.fromEntries(found))
    return found.length === 0
  }
  const refused = (error: unknown) => {
    const fields = error instanceof ApiProblem ? error.errors : []
    setErrors(Object.fromEntries(fields.map(({ field, message }) => [renamed[field] ?? field, message])))
    if (fields.length === 0) setFailure(failureText(error, locale))
  }
  return { errors, failure, check, refused }
}
