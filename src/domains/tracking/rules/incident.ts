import { type IncidentReason, incidentReason } from '../../shipping/contract.ts'
import { latestEvent, type ToldEvent } from './fold-tracking.ts'

/** `code`: the carrier's own word for it. */
export type Incident = { reason: IncidentReason; at: Date; code: string }

const ON_ITS_WAY = ['handedOver', 'inTransit']
const ARRIVING = ['outForDelivery', 'readyToCollect']

/**
 * What keeps a shipment from going on by all that was told of it, in whatever order; null: nothing, or it has gone on since. What has turned back is
 * told of on its way like any other: it goes back until it comes to a door or point again.
 */
export function incidentOf(carrier: string, events: readonly ToldEvent[]): Incident | null {
  const latest = latestEvent(events)
  if (!latest) return null
  const reason = incidentReason(carrier, latest.code, latest.meaning)
  if (reason) return { reason, at: latest.at, code: latest.code }
  if (!ON_ITS_WAY.includes(latest.meaning)) return null
  const back = latestEvent(events.filter(({ meaning }) => meaning === 'returning'))
  if (!back || events.some(({ meaning, at }) => ARRIVING.includes(meaning) && at >= back.at)) return null
  const why = incidentReason(carrier, back.code, back.meaning)
  return why && { reason: why, at: back.at, code: back.code }
}
