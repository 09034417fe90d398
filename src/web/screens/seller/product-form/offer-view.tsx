import { useSyncExternalStore } from 'react'
import { SellerFrame } from '../../../parts/seller/seller-frame.tsx'
import type { OfferPage } from './load-offer.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferProvider } from './offer-tools.ts'
import { useAddress } from './use-address.ts'
import { useNewTools } from './use-new-tools.ts'

type Props = {
  page: OfferPage
  /** Names this form while it is mounted. */
  begun: string
}

/** The product form with all that its parts share, under the title that the market keeps. */
export function OfferView({ page, begun }: Props) {
  const { companies, chosen, operator, data } = page
  const tools = useNewTools(chosen, data, begun)
  const { store } = tools
  useAddress(store, page, begun)
  const readTitle = () => store.read().offer?.title
  const title = useSyncExternalStore(store.subscribe, readTitle, readTitle)
  return (
    <OfferProvider value={tools}>
      <SellerFrame {...{ companies, chosen, operator }} {...(title && { title })}>
        <OfferForm />
      </SellerFrame>
    </OfferProvider>
  )
}
