import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { BatchTable } from './payouts/batch-table.tsx'
import { PayoutPlan } from './payouts/payout-plan.tsx'
import { PayoutRules } from './payouts/payout-rules.tsx'

type Payouts = {
  settings: ApiOutput<'GET /api/admin/payout-settings'>
  batches: ApiOutput<'GET /api/admin/payout-batches'>
  plan: ApiOutput<'GET /api/admin/payout-plan'>
}

const load: Load<Payouts> = async ({ api, url, signal }) => {
  const [settings, batches, plan] = await Promise.all([
    api('GET /api/admin/payout-settings', { signal }),
    api('GET /api/admin/payout-batches', { ...listQuery<'GET /api/admin/payout-batches'>(url, 'before'), signal }),
    api('GET /api/admin/payout-plan', { ...listQuery<'GET /api/admin/payout-plan'>(url, 'currency', 'after'), signal }),
  ])
  return { settings, batches, plan }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Who waits for money, the batches that paid, and when sellers are paid. */
export default function AdminPayoutsScreen() {
  const { settings, batches, plan } = useLoaderData<typeof clientLoader>()
  const t = useTexts('payouts')
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
      <div className="flex flex-col gap-8">
        <PayoutPlan plan={plan} />
        <BatchTable {...batches} />
        <PayoutRules key={JSON.stringify(settings)} settings={settings} />
      </div>
    </AdminFrame>
  )
}
