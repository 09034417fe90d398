import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { DeliverySettingsView } from './logistics/delivery-settings-view.tsx'

export const clientLoader = sellerLoader(async ({ api, signal }, { id, role }) => {
  const params = { id }
  const [deliverySettings, { carriers }] = await Promise.all([
    api('GET /api/companies/{id}/delivery-settings', { params, signal }),
    // Who may not change how the company delivers sees nothing of its contracts.
    roleMay(role, 'delivery.edit') ? api('GET /api/companies/{id}/carriers', { params, signal }) : { carriers: [] },
  ])
  return { deliverySettings, carriers }
})
export { SellerSkeleton as HydrateFallback }

/** E12 E16: how the company delivers, at which price, and its keys to carriers. */
export default function DeliverySettingsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && (
        <DeliverySettingsView
          key={chosen.id}
          company={chosen}
          loaded={data.deliverySettings}
          carriers={data.carriers}
        />
      )}
    </SellerFrame>
  )
}
