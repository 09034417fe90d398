import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ImportsView } from './imports/imports-view.tsx'
import { loadImports } from './imports/load-imports.ts'

export const clientLoader = sellerLoader(loadImports)
export { SellerSkeleton as HydrateFallback }

/** Products from files and into files. */
export default function ImportsScreen() {
  const { companies, chosen, operator, data: page } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && page && <ImportsView key={chosen.id} companyId={chosen.id} page={page} />}
    </SellerFrame>
  )
}
