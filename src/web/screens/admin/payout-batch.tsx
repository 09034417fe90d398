import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { BatchBadge } from '../../parts/payouts/batch-badge.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ApprovedActions } from './payout-batch/approved-actions.tsx'
import { BatchFacts } from './payout-batch/batch-facts.tsx'
import { BatchLines } from './payout-batch/batch-lines.tsx'
import { DraftActions } from './payout-batch/draft-actions.tsx'

type Loaded = {
  batch: ApiOutput<'GET /api/admin/payout-batches/{id}'>
  page: ApiOutput<'GET /api/admin/payout-batches/{id}/lines'>
}

const load: Load<Loaded> = async ({ api, params, url, signal }) => {
  const of = { params: { id: params.id ?? '' }, signal }
  const [batch, page] = await Promise.all([
    api('GET /api/admin/payout-batches/{id}', of),
    api('GET /api/admin/payout-batches/{id}/lines', {
      ...of,
      ...listQuery<'GET /api/admin/payout-batches/{id}/lines'>(url, 'after'),
    }),
  ])
  return { batch, page }
}

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** One batch: its lines, and what comes next with it. */
export default function AdminPayoutBatchScreen() {
  const { batch, page } = useLoaderData<typeof clientLoader>()
  const t = useTexts('payouts')
  return (
    <AdminFrame title={t('batch', { id: batch.id })} side={<BatchBadge status={batch.status} />}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <BatchLines key={batch.id} batch={batch} {...page} />
        <div className="flex flex-col gap-6 max-xl:order-first xl:sticky xl:top-6">
          <BatchFacts batch={batch} />
          {batch.status === 'draft' && <DraftActions batch={batch} />}
          {(batch.status === 'approved' || batch.status === 'done') && <ApprovedActions batch={batch} />}
        </div>
      </div>
    </AdminFrame>
  )
}
