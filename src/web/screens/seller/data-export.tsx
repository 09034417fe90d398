import { useLoaderData } from 'react-router'
import { api } from '../../browser-api.ts'
import { ExportList } from '../../parts/data-exports/export-list.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

export const clientLoader = sellerLoader(({ api: load, signal }, { id }) =>
  load('GET /api/companies/{id}/data-exports', { params: { id }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** Everything the market keeps of a company, to take along. */
export default function DataExportScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('dataExports')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      <p className="max-w-text pb-5 text-muted">{t('companyIntro')}</p>
      {chosen && data && (
        <ExportList
          exports={data.exports}
          name={`company-${chosen.id}`}
          ask={() => api('POST /api/companies/{id}/data-exports', { params: { id: chosen.id } })}
          fetchFile={(exportId) =>
            api('GET /api/companies/{id}/data-exports/{exportId}/file', { params: { id: chosen.id, exportId } })
          }
        />
      )}
    </SellerFrame>
  )
}
