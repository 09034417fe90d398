import { OrderMoney } from './order-money.tsx'
import { OrderPayments } from './order-payments.tsx'
import type { OrderProps } from './order-props.ts'

/** The money of an order: what it brings, and the payment it came by. */
export function OrderPaid(props: OrderProps) {
  return (
    <>
      <OrderMoney order={props.order} />
      <OrderPayments {...props} />
    </>
  )
}
