import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { Failure } from '../../values/failure.ts'
import { shipments } from '../orders/index.ts'
import { connectCarrier, type TrackingEvent } from '../shipping/index.ts'
import { foldTracking, isNear } from './rules/fold-tracking.ts'
import { incidentOf } from './rules/incident.ts'
import { ASK_WITHOUT_CONTRACT, askAfterFailure, nextAsk } from './rules/next-ask.ts'
import {
  type Due,
  endFollowing,
  findEvents,
  findStates,
  insertEvents,
  LEASE,
  lockFollowed,
  putOff,
  saveState,
} from './store/followed.ts'

/** Milliseconds. */
const STAND_IN_PAUSE = 60_000
/** A story that is longer is none: the newest are kept. */
const MOST_TOLD = 300
/** Characters of an entry that are kept as it was sent. */
const MOST_RAW = 2000
/** As the database takes it: a carrier's words may hold anything. */
const written = (words: string, most: number) =>
  words
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .slice(0, most)

/**
 * Asks a carrier of one shipment and keeps what it tells; the order is delivered when all of it has arrived. False: the carrier was not reached, or
 * answered nothing that could be understood, so that asking it of the next now is of little use.
 */
export async function askOfShipment(deps: Deps, due: Due): Promise<boolean> {
  let told: TrackingEvent[] | null
  let isStandIn = false
  try {
    const { adapter, account } = await connectCarrier(deps, due)
    isStandIn = account.isStandIn
    told = await adapter.track(due.number)
  } catch (error) {
    const hasNoContract = error instanceof Failure && error.code === 'carrier_account_missing'
    if (!hasNoContract) deps.log.warn({ carrier: due.carrier, tracking: describeError(error).message })
    const failures = due.failures + 1
    const next = hasNoContract
      ? new Date(deps.now().getTime() + ASK_WITHOUT_CONTRACT)
      : askAfterFailure(failures, due.sentAt, deps.now())
    await putOff(deps.db, due, failures, next)
    // Refused keys are an answer; what is no answer is the network's failure.
    return error instanceof Failure
  }
  if (!(await keep(deps, due, { told: told ?? [], isStandIn }))) return true
  if (await hasAllArrived(deps, due.orderId)) await shipments.deliverArrived(deps, due.orderId)
  // Last: whoever dies before it leaves the shipment to be asked of again when its lease is over.
  await endFollowing(deps.db, due)
  return true
}

/** Keeps what was told and how the shipment stands by all of it; whether it has arrived. */
function keep(
  deps: Deps,
  due: Due,
  { told, isStandIn }: { told: readonly TrackingEvent[]; isStandIn: boolean },
): Promise<boolean> {
  const now = deps.now()
  const events = told.slice(-MOST_TOLD).map(({ raw = null, ...event }) => ({
    ...event,
    code: written(event.code, 100),
    place: event.place && written(event.place, 200),
    raw: raw && written(raw, MOST_RAW),
  }))
  return deps.db.transaction().execute(async (db) => {
    // Corrected while the carrier was asked: this is the story of another parcel.
    const before = await lockFollowed(db, due.shipmentId)
    if (before?.number !== due.number) return false
    await insertEvents(db, due, events, now)
    const known = await findEvents(db, [due.shipmentId])
    const state = foldTracking(known)
    const incident = incidentOf(due.carrier, known)
    const hasArrived = state?.meaning === 'delivered'
    const next = nextAsk(state?.meaning ?? null, due.sentAt, now)
    // Parcels of a demo travel within minutes.
    const soon = next && isStandIn && told.length > 0 ? new Date(now.getTime() + STAND_IN_PAUSE) : next
    const nextAt = hasArrived ? new Date(now.getTime() + LEASE) : soon
    await saveState(db, due.shipmentId, { state, incident, askedAt: now, nextAt })
    if (incident && incident.reason !== before.incident) {
      const { orderId, number } = due
      await deps.emit(db, { name: 'shipment.incident', payload: { orderId, number, reason: incident.reason } })
    }
    if (state && state.meaning !== before.state && isNear(state.meaning)) {
      const { orderId, number } = due
      await deps.emit(db, { name: 'shipment.near', payload: { orderId, number, meaning: state.meaning } })
    }
    return hasArrived
  })
}

/** Every shipment of the order, also those that nobody can follow, has to have arrived. */
async function hasAllArrived(deps: Deps, orderId: number): Promise<boolean> {
  const [sent, states] = await Promise.all([shipments.findFollowed(deps.db, orderId), findStates(deps.db, [orderId])])
  return sent.every(({ id, trackingNumber }) =>
    states.some((one) => one.shipmentId === id && one.number === trackingNumber && one.state === 'delivered'),
  )
}
