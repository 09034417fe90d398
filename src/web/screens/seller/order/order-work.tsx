import { useState } from 'react'
import type { UnitsOfOrder } from './load-order.ts'
import { NextStep } from './next-step.tsx'
import { OrderChargebacks } from './order-chargebacks.tsx'
import { OrderLabels } from './order-labels.tsx'
import type { OrderProps } from './order-props.ts'
import { OrderUnits } from './order-units.tsx'

/** What the seller has to do about the order: what a bank asks first, then which units leave, then the next step. */
export function OrderWork({ units, ...props }: OrderProps & { units: UnitsOfOrder | null }) {
  const [hasLabel, setHasLabel] = useState(false)
  return (
    <>
      <OrderChargebacks {...props} />
      <OrderUnits {...props} units={units} />
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
