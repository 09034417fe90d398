import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { checkCompany } from '../../../parts/company/check-company.ts'
import {
  bodyOf,
  type CompanyDraft,
  draftOf,
  emptyCompany,
  type TextField,
} from '../../../parts/company/company-draft.ts'
import { enterCompany } from '../../../parts/company/enter-company.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { Confirmed } from './use-section.ts'

/** The data of the market's owner while they are changed. `opening`: the market opens with them. */
export function useOwner(
  owner: OwnCompany | null,
  fields: readonly TextField[],
  confirmed: Confirmed,
  opening: boolean,
) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [draft, setDraft] = useState<CompanyDraft>(() => (owner ? draftOf(owner) : emptyCompany()))
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const change = (part: Partial<CompanyDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  const show = (words: Record<string, string>) => {
    setErrors(words)
    const first = fields.find((field) => words[field])
    if (first) setTimeout(() => focusField(first))
  }
  const save = async () => {
    const problems = Object.entries(await checkCompany(draft, fields))
    if (problems.length > 0) {
      show(Object.fromEntries(problems.map(([field, code]) => [field, form(`problem_${code}`)])))
      return
    }
    try {
      const saved = await confirmed(() => api('PUT /api/admin/owner', { body: bodyOf(draft) }))
      if (!saved) return
      enterCompany(saved.id)
      setDraft(draftOf(saved))
      notify('good', t('ownerSaved'))
      // The market has just opened: the frame of every page is another one now.
      if (opening) location.reload()
      else await revalidate()
    } catch (error) {
      if (error instanceof ApiProblem) {
        show(Object.fromEntries(error.errors.map((one) => [one.field.replace(/^body\./, ''), one.message])))
      }
      showFailure(error, locale)
    }
  }
  return { draft, change, errors, busy, save: () => send(save) }
}
