import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import type { LoadArgs } from '../../loading.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { CollectionsView } from './logistics/collections/collections-view.tsx'
import { DeliverySettingsView } from './logistics/delivery-settings-view.tsx'
import { PartLinks, partOf } from './logistics/part-links.tsx'
import { SendingPart } from './logistics/sending/sending-part.tsx'

async function load({ api, url, signal }: LoadArgs, { id, role }: Mine) {
  const call = { params: { id }, signal }
  const part = partOf(url)
  if (part === 'sending') return { part, sending: await api('GET /api/companies/{id}/sending', call) } as const
  if (part === 'couriers') {
    const [collections, sending] = await Promise.all([
      api('GET /api/companies/{id}/collections', call),
      api('GET /api/companies/{id}/sending', call),
    ])
    return { part, collections, sending } as const
  }
  const [deliverySettings, { carriers }] = await Promise.all([
    api('GET /api/companies/{id}/delivery-settings', call),
    // Who may not change how the company delivers sees nothing of its contracts.
    roleMay(role, 'delivery.edit') ? api('GET /api/companies/{id}/carriers', call) : { carriers: [] },
  ])
  return { part, deliverySettings, carriers } as const
}

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** E12 E16: how the company delivers, at which price, with which keys; what it sends with; and couriers that come for it. */
export default function DeliverySettingsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && (
        <>
          <PartLinks part={data.part} />
          {data.part === 'prices' && (
            <DeliverySettingsView
              key={chosen.id}
              company={chosen}
              loaded={data.deliverySettings}
              carriers={data.carriers}
            />
          )}
          {data.part === 'sending' && <SendingPart key={chosen.id} company={chosen} loaded={data.sending} />}
          {data.part === 'couriers' && (
            <CollectionsView key={chosen.id} company={chosen} loaded={data.collections} sending={data.sending} />
          )}
        </>
      )}
    </SellerFrame>
  )
}
