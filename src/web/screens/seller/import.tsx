import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ImportPage } from './import/import-page.tsx'
import { loadImport } from './import/load-import.ts'

export const clientLoader = sellerLoader(loadImport)
export { SellerSkeleton as HydrateFallback }

/** One import: settings, check, result. */
export default function ImportScreen() {
  const { companies, chosen, operator, data: page } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && page && <ImportPage key={page.view.id} companyId={chosen.id} page={page} />}
    </SellerFrame>
  )
}
