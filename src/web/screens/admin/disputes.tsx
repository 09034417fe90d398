import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { CaseTable } from '../../parts/returns/case-table.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

const load: Load<ApiOutput<'GET /api/admin/disputes'>> = ({ api, url, signal }) =>
  api('GET /api/admin/disputes', { ...listQuery<'GET /api/admin/disputes'>(url, 'decided', 'before'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Disputes of buyers and sellers: those that wait for the operator, and decided ones. */
export default function AdminDisputesScreen() {
  const list = useLoaderData<typeof clientLoader>()
  const t = useTexts('returnPages')
  return (
    <AdminFrame>
      <CaseTable
        list={list}
        party={{ head: t('seller'), cell: ({ seller, buyer }) => `${seller.name} / ${buyer.name}` }}
        to={(id) => `/admin/disputes/${id}`}
        tabs={[
          { name: t('show_waiting'), search: {} },
          { name: t('show_decided'), search: { decided: 'true' } },
        ]}
      />
    </AdminFrame>
  )
}
