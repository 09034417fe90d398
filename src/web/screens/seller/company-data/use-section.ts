import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { api } from '../../../browser-api.ts'
import { checkCompany } from '../../../parts/company/check-company.ts'
import { bodyOf, type CompanyDraft, draftOf } from '../../../parts/company/company-draft.ts'
import { problemWords } from '../../../parts/company/problem-words.ts'
import { useDraft } from '../../../parts/forms/draft/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SECTION_FIELDS, type Section } from './sections.ts'

/** Does something, after the password was proved where the server asks for that; undefined: given up. */
export type Confirmed = <T>(action: () => Promise<T>) => Promise<T | undefined>

/** One section while it is changed; what others save of the rest of the company is sent back as it is. */
export function useSection(company: OwnCompany, section: Section, onDone: () => void, confirmed: Confirmed) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const { revalidate } = useRevalidator()
  const params = { id: company.id }
  const fields = SECTION_FIELDS[section]
  const ofSection = (one: OwnCompany) => {
    const draft = draftOf(one)
    return Object.fromEntries(fields.map((field) => [field, draft[field]])) as CompanyDraft
  }
  const whole = (draft: CompanyDraft, view: OwnCompany) => ({ ...draftOf(view), ...draft })
  const data = useDraft<OwnCompany, CompanyDraft>({
    loaded: company,
    revision: ({ revision }) => revision,
    toDraft: ofSection,
    check: async (draft) =>
      problemWords(form, await checkCompany(whole(draft, company), fields), whole(draft, company).country),
    send: (draft, view) => {
      const body = { ...bodyOf(whole(draft, view)), revision: view.revision }
      return confirmed(() => api('PUT /api/companies/{id}/data', { params, body }))
    },
    async read() {
      const newest = await api('GET /api/companies/{id}/data', { params })
      // The rest of the page shows it, too.
      await revalidate()
      return newest
    },
    onSaved() {
      onDone()
      void revalidate()
    },
    words: { done: t('saved') },
  })
  return { ...data, draft: whole(data.draft, data.view) }
}
