import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { CashView } from './cash-on-delivery/cash-view.tsx'
import { loadCash } from './cash-on-delivery/load-cash.ts'

export const clientLoader = sellerLoader(loadCash)
export { SellerSkeleton as HydrateFallback }

/** What carriers are to collect for the company, what they have reported, and every amount in which the two do not agree. */
export default function CashOnDeliveryScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && <CashView key={chosen.id} companyId={chosen.id} {...data} />}
    </SellerFrame>
  )
}
