import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ShopForm } from '../../parts/shop/shop-form.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

export const clientLoader = sellerLoader(({ api, signal }) => api('GET /api/map', { signal }))
export { SellerSkeleton as HydrateFallback }

/** R09: opens a shop. */
export default function AddShopScreen() {
  const { companies, chosen, operator, data: map } = useLoaderData<typeof clientLoader>()
  const t = useTexts('myShops')
  const navigate = useNavigate()
  const { search } = useLocation()
  const back = `/my-shops${search}`
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && map && !roleMay(chosen.role, 'shops.edit') && <Notice title={t('viewOnly')} />}
      {chosen && map && roleMay(chosen.role, 'shops.edit') && (
        <ShopForm
          key={chosen.id}
          company={chosen}
          shop={null}
          country="PL"
          map={map}
          back={back}
          onSaved={() => void navigate(back)}
        />
      )}
    </SellerFrame>
  )
}
