import { ChevronLeft } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { staffMay } from '../../../values/staff.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { AnyOrderRefunds } from '../../parts/refunds/any-order-refunds.tsx'
import { authState } from '../../session/auth-state.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { OrderData } from './any-order/order-data.tsx'
import { OrderMoney } from './any-order/order-money.tsx'
import { OrderPast } from './any-order/order-past.tsx'
import { OrderShipments } from './any-order/order-shipments.tsx'
import { OrderTold } from './any-order/order-told.tsx'

type Loaded = {
  order: ApiOutput<'GET /api/admin/orders/{number}'>
  payments: ApiOutput<'GET /api/admin/payments'>['payments']
  tracking: ApiOutput<'GET /api/admin/orders/{number}/tracking'>
}

const load: Load<Loaded> = async ({ api, params, signal }) => {
  const number = params.number ?? ''
  const payments = staffMay(authState.read().staffRole ?? 'owner', 'money', 'read')
    ? api('GET /api/admin/payments', { query: { q: number }, signal })
    : Promise.resolve({ payments: [] })
  // Waited for below; a refusal of the order itself is told first.
  payments.catch(() => undefined)
  const tracking = api('GET /api/admin/orders/{number}/tracking', { params: { number }, signal })
  tracking.catch(() => undefined)
  const order = await api('GET /api/admin/orders/{number}', { params: { number }, signal })
  return { order, payments: (await payments).payments, tracking: await tracking }
}

export const clientLoader = privateLoader(load)
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
      <Link to="/all-orders" className="inline-flex min-h-11 items-center gap-1 text-link text-sm">
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <div className="flex flex-col gap-6">
        <OrderData order={order} />
        <OrderShipments order={order} tracked={tracking.shipments} />
        <OrderTold events={tracking.events} />
        <OrderMoney number={order.number} payments={payments} />
        <AnyOrderRefunds number={order.number} />
        <OrderPast order={order} />
      </div>
    </AdminFrame>
  )
}
