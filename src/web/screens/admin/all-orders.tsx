import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { AllOrdersFilter } from './all-orders/all-orders-filter.tsx'
import { AllOrdersTable } from './all-orders/all-orders-table.tsx'
import { FILTER, inMinorUnits } from './all-orders/order-query.ts'

const load: Load<ApiOutput<'GET /api/admin/orders'>> = ({ api, url, signal }) =>
  api('GET /api/admin/orders', {
    ...inMinorUnits(listQuery<'GET /api/admin/orders'>(url, ...FILTER, 'after')),
    signal,
  })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** R22: all orders of all sellers. */
export default function AllOrdersScreen() {
  const { orders, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('allOrders')
  return (
    <AdminFrame>
      <p className="max-w-text text-muted">{t('lead')}</p>
      <AllOrdersFilter count={orders.length} company={orders[0]?.company.name} />
      {orders.length === 0 ? (
        <p className="py-6 text-muted">{t(next === null ? 'none' : 'noneNear')}</p>
      ) : (
        <AllOrdersTable orders={orders} />
      )}
      <ListPages next={next} />
    </AdminFrame>
  )
}
