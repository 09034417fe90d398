import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { loadPayouts } from './payouts/load-payouts.ts'
import { PayoutsView } from './payouts/payouts-view.tsx'

export const clientLoader = sellerLoader(loadPayouts)
export { SellerSkeleton as HydrateFallback }

/** What the company has, what comes when, and what was paid. */
export default function PayoutsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return <SellerFrame {...{ companies, chosen, operator }}>{data && <PayoutsView {...data} />}</SellerFrame>
}
