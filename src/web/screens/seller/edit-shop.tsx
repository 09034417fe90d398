import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ShopForm } from '../../parts/shop/shop-form.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

export const clientLoader = sellerLoader(async ({ api, params, signal }, company) => {
  const [shop, map] = await Promise.all([
    api('GET /api/companies/{id}/shops/{shopId}', { params: { id: company.id, shopId: params.id ?? '' }, signal }),
    api('GET /api/map', { signal }),
  ])
  return { shop, map }
})
export { SellerSkeleton as HydrateFallback }

/** R09: changes a shop. */
export default function EditShopScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('myShops')
  const navigate = useNavigate()
  const { search } = useLocation()
  const back = `/my-shops${search}`
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data && !roleMay(chosen.role, 'shops.edit') && <Notice title={t('viewOnly')} />}
      {chosen && data && roleMay(chosen.role, 'shops.edit') && (
        <ShopForm
          key={data.shop.id}
          company={chosen}
          shop={data.shop}
          country={data.shop.country}
          map={data.map}
          back={back}
          onSaved={() => void navigate(back)}
        />
      )}
    </SellerFrame>
  )
}
