import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { CommissionView } from './commission/commission-view.tsx'
import { loadCommissions } from './commission/load-commission.ts'

export const clientLoader = privateLoader(loadCommissions)
export { ListSkeleton as HydrateFallback }

/** B04: what the market earns, by category and company. */
export default function AdminCommissionScreen() {
  const commissions = useLoaderData<typeof clientLoader>()
  return (
    <AdminFrame>
      <CommissionView commissions={commissions} />
    </AdminFrame>
  )
}
