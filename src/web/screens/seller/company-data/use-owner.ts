import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
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
import { problemWords } from '../../../parts/company/problem-words.ts'
import { useDraft } from '../../../parts/forms/draft/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
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
  const { revalidate } = useRevalidator()
  return useDraft<OwnCompany | null, CompanyDraft>({
    loaded: owner,
    revision: (one) => one?.revision ?? 0,
    toDraft: (one) => (one ? draftOf(one) : emptyCompany()),
    check: async (draft) => problemWords(form, await checkCompany(draft, fields), draft.country),
    send: (draft) => confirmed(() => api('PUT /api/admin/owner', { body: bodyOf(draft) })),
    onSaved(saved) {
      if (saved) enterCompany(saved.id)
      // The market has just opened: the frame of every page is another one now.
      if (opening) location.reload()
      else void revalidate()
    },
    words: { done: t('ownerSaved') },
  })
}
