import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useCompanySearch } from '../../parts/seller/use-company-search.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { UnitsView } from './own-units/units-view.tsx'

const KEY = 'GET /api/companies/{id}/units'

export const clientLoader = sellerLoader(({ api, url, signal }, company) =>
  api(KEY, { params: { id: company.id }, ...listQuery<typeof KEY>(url, 'q', 'state', 'productId', 'after'), signal }),
)
export { SellerSkeleton as HydrateFallback }

/** E12: things that the company has or has sold, one by one. */
export default function OwnUnitsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('bench')
  const search = useCompanySearch()
  const works = roleMay(chosen?.role, 'units.edit')
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      side={works && <LinkButton to={{ pathname: '/bench', search }}>{t('toBench')}</LinkButton>}
    >
      {chosen && data && <UnitsView key={chosen.id} company={chosen} list={data} />}
    </SellerFrame>
  )
}
