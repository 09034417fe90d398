import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { checkCompany } from '../../../parts/company/check-company.ts'
import { bodyOf, type CompanyDraft, type CompanyField, draftOf } from '../../../parts/company/company-draft.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { SECTION_FIELDS, type Section } from './sections.ts'

/** Does something, after the password was proved where the server asks for that; undefined: given up. */
export type Confirmed = <T>(action: () => Promise<T>) => Promise<T | undefined>
type Words = Readonly<Record<string, string | undefined>>

/** One section while it is changed. What was typed stays, whatever others save meanwhile. */
export function useSection(company: OwnCompany, section: Section, onDone: () => void, confirmed: Confirmed) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  const { revalidate, state } = useRevalidator()
  const { busy, send } = useSending()
  const fields = SECTION_FIELDS[section]
  const saved = draftOf(company)
  /** What stood here when the form was opened. */
  const [opened] = useState(saved)
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<Words>({})
  /** The server has told that somebody else was faster. */
  const [refused, setRefused] = useState(false)
  const [reloaded, setReloaded] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is what brings new data
  useEffect(() => {
    // What others saved takes the place of what was left alone here.
    const untouched = fields.filter((field) => draft[field] === base[field])
    setDraft((known) => ({ ...known, ...pick(saved, untouched) }))
    setBase(saved)
  }, [company.revision])

  const change = (part: Partial<CompanyDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  const showErrors = (words: Words) => {
    setErrors(words)
    const first = fields.find((field) => words[field])
    if (first) setTimeout(() => focusField(first))
  }
  const save = async () => {
    const whole = { ...saved, ...pick(draft, fields) }
    const problems = Object.entries(await checkCompany(whole, fields))
    if (problems.length > 0) {
      showErrors(Object.fromEntries(problems.map(([field, code]) => [field, form(`problem_${code}`)])))
      return
    }
    try {
      const body = { ...bodyOf(whole), revision: company.revision }
      const send = () => api('PUT /api/companies/{id}/data', { params: { id: company.id }, body })
      if (!(await confirmed(send))) return
      notify('good', t('saved'))
      onDone()
      await revalidate()
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'changed_meanwhile') {
        setRefused(true)
        setReloaded(false)
        return
      }
      if (error instanceof ApiProblem) {
        showErrors(Object.fromEntries(error.errors.map((one) => [one.field.replace(/^body\./, ''), one.message])))
      }
      showFailure(error, locale)
    }
  }
  return {
    draft,
    change,
    errors,
    busy,
    save: () => send(save),
    conflict: {
      refused,
      reloaded,
      loading: state === 'loading',
      /** Fields that somebody else has changed since the form was opened. */
      changed: fields.filter((field) => opened[field] !== saved[field]),
      load: async () => {
        await revalidate()
        setReloaded(true)
      },
    },
  }
}

function pick(draft: CompanyDraft, fields: readonly CompanyField[]): Partial<CompanyDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}
