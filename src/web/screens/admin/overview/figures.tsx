import { ClocksPanel } from './clocks-panel.tsx'
import type { Overview } from './load-overview.ts'
import { OrdersPanel } from './orders-panel.tsx'
import { PayoutsWaiting } from './payouts-waiting.tsx'
import { PeopleWaiting } from './people-waiting.tsx'
import { SalesPanel } from './sales-panel.tsx'

type Shown = Pick<Overview, 'sales' | 'orders' | 'waiting' | 'clocks' | 'payouts'>

/** What is due, sold, earned and under way: for those whose work it is. */
export function Figures({ sales, orders, waiting, clocks, payouts }: Shown) {
  return (
    <>
      {clocks && <ClocksPanel clocks={clocks} />}
      {sales && <SalesPanel {...sales} />}
      {payouts && <PayoutsWaiting payouts={payouts} />}
      {orders && <OrdersPanel {...orders} />}
      {waiting && <PeopleWaiting waiting={waiting} />}
    </>
  )
}
