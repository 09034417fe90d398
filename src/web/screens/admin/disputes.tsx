import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { ListTabs } from '../../parts/admin/list-tabs.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { CaseRows } from '../../parts/returns/case-rows.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const KEY = 'GET /api/admin/disputes'
const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'decided', 'before'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Disputes of buyers and sellers: those that wait for the operator, and decided ones. */
export default function AdminDisputesScreen() {
  const { cases, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('returnPages')
  return (
    <ListFrame
      search={t('searchDispute')}
      hint={t('searchDisputeHint')}
      count={cases.length}
      keep={['decided']}
      scope={
        <ListTabs
          label={t('show')}
          name="decided"
          tabs={[
            { value: null, label: t('show_waiting') },
            { value: 'true', label: t('show_decided') },
          ]}
        />
      }
      csv={{ of: 'GET /api/admin/dispute-export', fields: ['q', 'decided'] }}
      nothing={<EmptyState title={t('noCases')} text={t('noCasesText')} />}
      next={next}
      param="before"
    >
      <CaseRows
        cases={cases}
        party={{ head: t('seller'), cell: ({ seller, buyer }) => `${seller.name} / ${buyer.name}` }}
        to={(id) => `/admin/disputes/${id}`}
      />
    </ListFrame>
  )
}
