import { useLoaderData } from 'react-router'
import { listQuery } from '../../parts/lists/list-query.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { ExportButtons } from './settlements/export-buttons.tsx'
import { SettlementsView } from './settlements/settlements-view.tsx'

export const clientLoader = sellerLoader(async ({ api, url, signal }, company) => {
  const key = 'GET /api/companies/{id}/settlements'
  const query = listQuery<typeof key>(url, 'from', 'to', 'group', 'account', 'currency', 'after')
  const [settlements, statementKey] = await Promise.all([
    api(key, { params: { id: company.id }, ...query, signal }),
    api('GET /api/statement-key', { signal }),
  ])
  return { settlements, fingerprint: statementKey.fingerprint }
})
export { SellerSkeleton as HydrateFallback }

/** What was booked to the company, and what it can be paid. */
export default function SettlementsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const { currency, account } = data?.settlements ?? {}
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      side={chosen && currency && account && <ExportButtons companyId={chosen.id} {...{ currency, account }} />}
    >
      {data && <SettlementsView {...data} />}
    </SellerFrame>
  )
}
