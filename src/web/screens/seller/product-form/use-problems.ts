import { useCallback } from 'react'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { checkForm } from './check-form.ts'
import type { OfferForm } from './form-state.ts'
import { useOfferTools } from './offer-tools.ts'

/** What is wrong in a form, in words. */
export function useProblemsOf(tree: CategoryTree) {
  const t = useTexts('offer')
  return useCallback(
    (form: OfferForm, strict: boolean): FieldMessages => {
      const schema = form.categoryId === null ? [] : tree.schema(form.categoryId)
      const found = Object.entries(checkForm(form, schema, strict))
      return Object.fromEntries(found.map(([field, problem]) => [field, t(`problem_${problem}`)]))
    },
    [t, tree],
  )
}

export const useProblems = () => useProblemsOf(useOfferTools().tree)
