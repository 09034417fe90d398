import { OrderBuyer } from './order-buyer.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderPaid } from './order-paid.tsx'
import type { OrderProps } from './order-props.ts'
import { OrderRefundsPanel } from './order-refunds.tsx'

/** Beside the goods: for whom, and what it brings. */
export function OrderSide({ company, order }: OrderProps) {
  return (
    <>
      <OrderBuyer order={order} />
      <OrderPaid company={company} order={order} />
    </>
  )
}

/** What comes later: money that goes back, and papers. */
export function OrderPapers({ company, order }: OrderProps) {
  return (
    <>
      <OrderRefundsPanel key={`${order.status} ${order.givenBack}`} company={company} order={order} />
      {/* A step of the order asks again: what is handed over has documents soon. */}
      <OrderDocuments key={order.status} company={company} order={order} />
    </>
  )
}
