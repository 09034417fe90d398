import { useLoaderData, useLocation } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MyShopsView } from './my-shops/my-shops-view.tsx'

export const clientLoader = sellerLoader(({ api, signal }, company) =>
  api('GET /api/companies/{id}/shops', { params: { id: company.id }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** R09: one's shops. */
export default function MyShopsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('myShops')
  const { search } = useLocation()
  const add = data && data.shops.length > 0 && roleMay(chosen?.role, 'shops.edit')
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      side={add && <LinkButton to={{ pathname: '/add', search }}>{t('add')}</LinkButton>}
    >
      {chosen && data && <MyShopsView company={chosen} shops={data.shops} />}
    </SellerFrame>
  )
}
