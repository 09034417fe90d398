import { useState } from 'react'
import { NextStep } from './next-step.tsx'
import { OrderChargebacks } from './order-chargebacks.tsx'
import { OrderLabels } from './order-labels.tsx'
import type { OrderProps } from './order-props.ts'

/** What the seller has to do about the order: what a bank asks first, then the next step. */
export function OrderWork(props: OrderProps) {
  const [hasLabel, setHasLabel] = useState(false)
  return (
    <>
      <OrderChargebacks {...props} />
      <NextStep {...props} hasLabel={hasLabel} />
      {/* A shipment that has left changes what its label says. */}
      <OrderLabels
        key={props.order.shipments.map(({ id, trackingNumber }) => `${id} ${trackingNumber}`).join()}
        {...props}
        onKnown={setHasLabel}
      />
    </>
  )
}
