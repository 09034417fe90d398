import { useEffect, useMemo, useState } from 'react'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { localePath } from '../../../values/locale.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import type { Mine } from '../company/pick-company.ts'
import { adoptAnswer } from './adopt-answer.ts'
import { formOfOffer } from './form-of-offer.ts'
import { emptyForm } from './form-state.ts'
import type { OfferData } from './load-offer.ts'
import { OfferForm } from './offer-form.tsx'
import { createOfferStore } from './offer-store.ts'
import { OfferProvider, type OfferTools } from './offer-tools.ts'
import { createSave } from './save-offer.ts'
import { useProblemsOf } from './use-problems.ts'

type Props = { company: Mine; data: OfferData }

/** The product form with all that its parts share. */
export function OfferView({ company, data: { tree, shops, offer } }: Props) {
  const locale = useLocale()
  const comma = locale !== 'en-US'
  const problems = useProblemsOf(tree)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded begins the form; later answers go into its store
  const store = useMemo(() => createOfferStore(offer, offer ? formOfOffer(offer, comma) : emptyForm(), locale), [])
  const tools = useMemo((): OfferTools => {
    const save = createSave(store, {
      api,
      companyId: company.id,
      schema: (categoryId) => (categoryId === null ? [] : tree.schema(categoryId)),
      check: (form) => problems(form, (store.read().offer?.status ?? 'draft') !== 'draft'),
      explain: (error) => failureText(error, locale),
      newKey: () => crypto.randomUUID(),
    })
    return {
      ...{ company, tree, shops, store, comma, save },
      editable: roleMay(company.role, 'products.edit'),
      adopt: (answer) => adoptAnswer(store, answer, comma),
    }
  }, [company, tree, shops, store, comma, problems, locale])
  const [id, setId] = useState(offer?.id)
  useEffect(() => store.subscribe(() => setId(store.read().offer?.id)), [store])
  useEffect(() => {
    if (id === undefined || offer) return
    // Not a navigation: the page stays as it is, with the focus where somebody types; a reload finds the product.
    history.replaceState(history.state, '', localePath(`/products/${id}/edit`, locale) + location.search)
  }, [id, offer, locale])
  return (
    <OfferProvider value={tools}>
      <OfferForm />
    </OfferProvider>
  )
}
