import { carrierOf } from '../../../../../domains/orders/rules/carriers.ts'
import { accountOf, LABEL_CARRIERS, type LabelCarrier } from '../../../../../domains/shipping/rules/accounts.ts'
import type { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import { type DeliveryMethod, needsPoint } from '../../../../../domains/shipping/rules/methods.ts'

export type LabelWay = { carrier: LabelCarrier; handOvers: readonly (typeof HAND_OVERS)[number][]; toPoint: boolean }

/** By whom and how an order can be labelled; undefined: no labels are bought for its way. */
export function labelWay(method: DeliveryMethod): LabelWay | undefined {
  const carrier = LABEL_CARRIERS.find((one) => one === carrierOf(method))
  const handOvers = carrier && accountOf(carrier).handOvers[method.slice(carrier.length + 1)]
  return carrier && handOvers && { carrier, handOvers, toPoint: needsPoint(method) }
}
