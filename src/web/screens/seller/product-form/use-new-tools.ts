import { useMemo, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { LANGUAGES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { beginStore } from './begin-store.ts'
import type { OfferData } from './load-offer.ts'
import type { OfferTools } from './offer-tools.ts'
import { adoptAnswer } from './saving/adopt-answer.ts'
import { createSave } from './saving/save-offer.ts'
import { useProblemsOf } from './use-problems.ts'

/** What the parts of one product form share, made once for it. */
export function useNewTools(
  company: Mine,
  { tree, shops, standards, offer, unit }: OfferData,
  begun: string,
): OfferTools {
  const locale = useLocale()
  const comma = LANGUAGES[locale].decimal === ','
  const problems = useProblemsOf(tree)
  // What was loaded begins the form; later answers go into its store.
  const [store] = useState(() => beginStore(company.id, { offer, unit, standards }, comma, locale))
  return useMemo(() => {
    const save = createSave(store, {
      api,
      companyId: company.id,
      unit: unit?.code ?? null,
      schema: (categoryId) => (categoryId === null ? [] : tree.schema(categoryId)),
      check: (form) => problems(form, (store.read().offer?.status ?? 'draft') !== 'draft'),
      explain: (error) => failureText(error, locale),
      newKey: () => crypto.randomUUID(),
    })
    return {
      ...{ company, tree, shops, standards, store, comma, save, begun },
      editable: roleMay(company.role, 'products.edit'),
      adopt: (answer) => adoptAnswer(store, answer, comma),
    }
  }, [company, tree, shops, standards, store, comma, problems, locale, begun, unit])
}
