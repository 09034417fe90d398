import { useLoaderData } from 'react-router'
import { loadOffer } from '../../parts/offer/load-offer.ts'
import { OfferView } from '../../parts/offer/offer-view.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'

export const clientLoader = sellerLoader(loadOffer)
export { SellerSkeleton as HydrateFallback }

/** R22 E07: a product as its seller changes it. */
export default function ProductEditScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const title = data?.offer?.title
  return (
    <SellerFrame {...{ companies, chosen, operator }} {...(title && { title })}>
      {chosen && data && <OfferView key={data.offer?.id} company={chosen} data={data} />}
    </SellerFrame>
  )
}
