import { useLoaderData } from 'react-router'
import { loadOrderList } from '../../parts/fulfilment/load-orders.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ExportButton } from './orders/export-button.tsx'
import { OrdersView } from './orders/orders-view.tsx'

export const clientLoader = sellerLoader(loadOrderList)
export { SellerSkeleton as HydrateFallback }

/** R14. */
export default function OrdersScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }} side={chosen && <ExportButton companyId={chosen.id} />}>
      {chosen && data && <OrdersView key={chosen.id} company={chosen} {...data} />}
    </SellerFrame>
  )
}
