import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { loadAnyOrder } from './any-order/load-any-order.ts'
import { OrderData } from './any-order/order-data.tsx'
import { OrderMoney } from './any-order/order-money.tsx'
import { OrderPast } from './any-order/order-past.tsx'
import { OrderShipments } from './any-order/order-shipments.tsx'
import { OrderTold } from './any-order/order-told.tsx'

export const clientLoader = privateLoader(loadAnyOrder)
export { AdminSkeleton as HydrateFallback }

/** R22: one order with all that is known of it, and the ways to step in. */
export default function AnyOrderScreen() {
  const { order, payments, tracking } = useLoaderData<typeof clientLoader>()
  const t = useTexts('allOrders')
  return (
    <AdminFrame
      title={
        <>
          {t('order')} <span className="whitespace-nowrap">{order.number}</span>
        </>
      }
    >
      <BackLink to="/all-orders" text={t('back')} />
      <div className="flex flex-col gap-6">
        <OrderData order={order} />
        <OrderShipments order={order} tracked={tracking.shipments} />
        <OrderTold events={tracking.events} />
        <OrderMoney number={order.number} payments={payments} />
        <OrderPast order={order} />
      </div>
    </AdminFrame>
  )
}
