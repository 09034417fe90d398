import { useLoaderData, useLocation } from 'react-router'
import { loadOffer } from '../../parts/offer/load-offer.ts'
import { OfferView } from '../../parts/offer/offer-view.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'

export const clientLoader = sellerLoader(loadOffer)
export { SellerSkeleton as HydrateFallback }

/** R22 E07: a new product. Asked for once more, it begins anew. */
export default function ProductNewScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const { key } = useLocation()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && <OfferView key={`${key} ${chosen.id}`} company={chosen} data={data} />}
    </SellerFrame>
  )
}
