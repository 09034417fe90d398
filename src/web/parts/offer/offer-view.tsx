import { useEffect, useState } from 'react'
import { localePath } from '../../../values/locale.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import type { Mine } from '../company/pick-company.ts'
import type { OfferData } from './load-offer.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferProvider } from './offer-tools.ts'
import { useNewTools } from './use-new-tools.ts'

type Props = { company: Mine; data: OfferData }

/** The product form with all that its parts share. A new product gets its address with its first save. */
export function OfferView({ company, data }: Props) {
  const locale = useLocale()
  const tools = useNewTools(company, data)
  const { store } = tools
  const isNew = data.offer === null
  const [id, setId] = useState(data.offer?.id)
  useEffect(() => store.subscribe(() => setId(store.read().offer?.id)), [store])
  useEffect(() => {
    if (id === undefined || !isNew) return
    // Not a navigation: the page stays as it is, with the focus where somebody types; a reload finds the product.
    history.replaceState(history.state, '', localePath(`/products/${id}/edit`, locale) + location.search)
  }, [id, isNew, locale])
  return (
    <OfferProvider value={tools}>
      <OfferForm />
    </OfferProvider>
  )
}
