import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { Failure } from '../../values/failure.ts'
import { shipments } from '../orders/index.ts'
import { connectCarrier, type TrackingEvent } from '../shipping/index.ts'
import { foldTracking } from './rules/fold-tracking.ts'
import { ASK_WITHOUT_CONTRACT, askAfterFailure, nextAsk } from './rules/next-ask.ts'
import {
  claimDue,
  type Due,
  endFollowing,
  findEvents,
  findStates,
  insertEvents,
  lockFollowed,
  putOff,
  saveState,
} from './store.ts'

const AT_ONCE = 20
/** Milliseconds after which what was taken and not finished is taken again: a process that died keeps nothing. */
const LEASE = 15 * 60_000
/** A story that is longer is none: the newest are kept. */
const MOST_TOLD = 300

/**
 * Asks carriers of what is on its way and due, each with its company's own contract, and lets orders be delivered of which all has arrived. Nothing is held
 * while a carrier is asked; one that does not answer is asked ever more rarely.
 */
export async function askCarriers(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.now()
  const due = await claimDue(deps.db, now, new Date(now.getTime() + LEASE), AT_ONCE)
  for (const one of due) {
    // The others come again when their lease is over.
    if (signal.aborted) return
    await askOf(deps, one)
  }
}

async function askOf(deps: Deps, due: Due): Promise<void> {
  let told: TrackingEvent[] | null
  try {
    const { adapter } = await connectCarrier(deps, due)
    told = await adapter.track(due.number)
  } catch (error) {
    const hasNoContract = error instanceof Failure && error.code === 'carrier_account_missing'
    if (!hasNoContract) deps.log.warn({ carrier: due.carrier, tracking: describeError(error).message })
    const failures = due.failures + 1
    const next = hasNoContract
      ? new Date(deps.now().getTime() + ASK_WITHOUT_CONTRACT)
      : askAfterFailure(failures, due.sentAt, deps.now())
    return putOff(deps.db, due, failures, next)
  }
  if (!(await keep(deps, due, told ?? []))) return
  if (await hasAllArrived(deps, due.orderId)) await shipments.deliverArrived(deps, due.orderId)
  // Last: whoever dies before it leaves the shipment to be asked of again when its lease is over.
  await endFollowing(deps.db, due)
}

/** Keeps what was told and how the shipment stands by all of it; whether it has arrived. */
function keep(deps: Deps, due: Due, told: readonly TrackingEvent[]): Promise<boolean> {
  const now = deps.now()
  const events = told.slice(-MOST_TOLD).map((event) => ({
    ...event,
    code: event.code.slice(0, 100),
    place: event.place?.slice(0, 200) ?? null,
  }))
  return deps.db.transaction().execute(async (db) => {
    // Corrected while the carrier was asked: this is the story of another parcel.
    if ((await lockFollowed(db, due.shipmentId)) !== due.number) return false
    await insertEvents(db, due, events, now)
    const state = foldTracking(await findEvents(db, [due.shipmentId]))
    const hasArrived = state?.meaning === 'delivered'
    const nextAt = hasArrived ? new Date(now.getTime() + LEASE) : nextAsk(state?.meaning ?? null, due.sentAt, now)
    await saveState(db, due.shipmentId, { state, askedAt: now, nextAt })
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
