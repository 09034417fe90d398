import { useLoaderData } from 'react-router'
import type { CollectionHours } from '../../../domains/tracking/rules/collection-hours.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { CollectionHoursForm } from './periods/collection-hours-form.tsx'
import { OrderDays } from './periods/order-days.tsx'
import type { OrderSettings, ReturnRules } from './periods/period-values.ts'
import { ReturnPeriods } from './periods/return-periods.tsx'

type Periods = { orders: OrderSettings; returns: ReturnRules; points: CollectionHours }

const load: Load<Periods> = async ({ api, signal }) => {
  const [orders, returns, points] = await Promise.all([
    api('GET /api/admin/order-settings', { signal }),
    api('GET /api/admin/return-rules', { signal }),
    api('GET /api/admin/collection-hours', { signal }),
  ])
  return { orders, returns, points }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** After how many days orders go on by themselves, and how long buyers and sellers have. */
export default function AdminPeriodsScreen() {
  const { orders, returns, points } = useLoaderData<typeof clientLoader>()
  const t = useTexts('periods')
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <OrderDays key={JSON.stringify(orders)} settings={orders} returns={returns} />
        <ReturnPeriods key={JSON.stringify(returns)} rules={returns} orders={orders} />
        <CollectionHoursForm key={JSON.stringify(points)} hours={points} />
      </div>
    </AdminFrame>
  )
}
