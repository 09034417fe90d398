import { useLoaderData, useSearchParams } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ListTabs } from './refunds/list-tabs.tsx'
import { loadRefunds } from './refunds/load-refunds.ts'
import { OfOrder } from './refunds/of-order.tsx'
import { RefundLimits } from './refunds/refund-limits.tsx'
import { ShownList } from './refunds/shown-list.tsx'

export const clientLoader = privateLoader(loadRefunds)
export { ListSkeleton as HydrateFallback }

/** All refunds, those that wait for somebody and what to do with each; giving back of any order; how much sellers' people may. */
export default function AdminRefundsScreen() {
  const loaded = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const t = useTexts('refunds')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-8">
        <section className="flex flex-col gap-4">
          <p className="max-w-text text-muted">{t('adminLead')}</p>
          <ListTabs list={loaded.list} />
          <ShownList loaded={loaded} />
        </section>
        <OfOrder key={chosen.get('order')} number={chosen.get('order')} />
        <RefundLimits key={JSON.stringify(loaded.limits)} limits={loaded.limits} />
      </div>
    </AdminFrame>
  )
}
