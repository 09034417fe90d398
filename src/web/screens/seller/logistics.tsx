import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { DeliverySettingsView } from './logistics/delivery-settings-view.tsx'

export const clientLoader = sellerLoader(({ api, signal }, { id }) =>
  api('GET /api/companies/{id}/delivery-settings', { params: { id }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** E12 E16: how the company delivers, at which price, and its keys to carriers. */
export default function DeliverySettingsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && <DeliverySettingsView key={chosen.id} company={chosen} loaded={data} />}
    </SellerFrame>
  )
}
