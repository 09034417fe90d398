import { useLoaderData, useSearchParams } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { loadProducts } from './products/load-products.ts'
import { ProductsView } from './products/products-view.tsx'
import { usePanel } from './products/use-panel.ts'

export const clientLoader = sellerLoader(loadProducts)
export { SellerSkeleton as HydrateFallback }

/** The company's products. */
export default function ProductsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productList')
  const panel = usePanel(data?.runs ?? [])
  const [search] = useSearchParams()
  const company = search.get('company')
  const rest = company ? `?company=${company}` : ''
  const mayAdd = roleMay(chosen?.role, 'products.edit')
  const side = (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" onClick={() => panel.open({ what: 'history' })}>
        {t('history')}
      </Button>
      {mayAdd && (
        <>
          <LinkButton variant="secondary" to={{ pathname: '/imports', search: rest }}>
            {t('import')}
          </LinkButton>
          <LinkButton to={{ pathname: '/products/new', search: rest }}>{t('add')}</LinkButton>
        </>
      )}
    </div>
  )
  return (
    <SellerFrame {...{ companies, chosen, operator, side }}>
      {chosen && data && <ProductsView key={chosen.id} company={chosen} data={data} panel={panel} />}
    </SellerFrame>
  )
}
