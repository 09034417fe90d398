import { useLoaderData } from 'react-router'
import { ImportPage } from '../../parts/imports/import-page.tsx'
import { loadImport } from '../../parts/imports/load-import.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'

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
