import { marketDay } from '../../values/days.ts'
import { shipments } from '../orders/index.ts'
import { actorsOf } from '../shipping/contract.ts'
import type { KnownPoint } from '../shipping/index.ts'
import type { ShipmentStanding } from './contract.ts'
import { type CollectionHours, hoursOf } from './rules/collection-hours.ts'
import { expectedArrival } from './rules/expected-arrival.ts'
import { foldTracking, type ToldEvent } from './rules/fold-tracking.ts'
import { incidentOf } from './rules/incident.ts'
import { waitingOf } from './rules/waiting.ts'
import type { FollowedState } from './store/followed.ts'

type Known = { hours: CollectionHours; points: readonly KnownPoint[]; now: Date }

/** How a shipment stands for people: by what was told of it, by what was promised of its order, and by what is known of the point it goes to. */
export function standingOf(
  { shipmentId, carrier }: FollowedState,
  events: readonly ToldEvent[],
  order: shipments.PromisedOrder,
  { hours, points, now }: Known,
): ShipmentStanding {
  const state = foldTracking(events)
  // What has arrived by another word, or was given up, waits for nobody.
  const isUnderWay = shipments.UNDER_WAY.includes(order.status)
  const incident = isUnderWay ? incidentOf(carrier, events) : null
  const arrival = expectedArrival({
    promised: order.arrives,
    state: state && { meaning: state.meaning, day: marketDay(state.at) },
    isHeldUp: incident !== null,
    today: marketDay(now),
  })
  const waiting = isUnderWay ? waitingOf(carrier, events, hoursOf(hours, carrier), now) : null
  return {
    shipmentId,
    state: state?.meaning ?? null,
    incident: incident && {
      reason: incident.reason,
      acts: [...actorsOf(incident.reason)],
      at: incident.at.toISOString(),
      words: incident.reason === 'unknown' ? incident.code : null,
    },
    ...(isUnderWay ? arrival : { expects: null, late: false }),
    waits: waiting && {
      until: waiting.until?.toISOString() ?? null,
      reminded: waiting.isReminded,
      at: waiting.isElsewhere ? null : placeOf(order, points),
    },
  }
}

function placeOf({ method, pickup }: shipments.PromisedOrder, points: readonly KnownPoint[]) {
  if (!pickup) return null
  const point = points.find((one) => one.method === method && one.code === pickup.code)
  return { code: pickup.code, label: pickup.label, hours: point?.hours ?? null, hint: point?.hint ?? null }
}
