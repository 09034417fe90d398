import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { UnitPage } from './own-unit/unit-page.tsx'

export const clientLoader = sellerLoader(({ api, params, signal }, company) =>
  api('GET /api/companies/{id}/units/{code}', { params: { id: company.id, code: params.code ?? '' }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** E12: one thing that the company has or has sold. */
export default function OwnUnitScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }} {...(data && { title: data.name })}>
      {chosen && data && <UnitPage key={data.code} company={chosen} loaded={data} />}
    </SellerFrame>
  )
}
