import type { TrackingMeaning } from '../../shipping/contract.ts'
import { isOver } from './fold-tracking.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After so long without an end nobody is asked any more. */
const GIVEN_UP_AFTER = 60 * DAY
/** The longest pause after failures. */
const LONGEST = 12 * HOUR

/** How soon something new may be told, by how it stands. */
const PAUSES: Partial<Record<TrackingMeaning, number>> = {
  outForDelivery: 20 * MINUTE,
  readyToCollect: 2 * HOUR,
  inTransit: 2 * HOUR,
  handedOver: 2 * HOUR,
  problem: 4 * HOUR,
  returning: 12 * HOUR,
}
const OTHERWISE = 4 * HOUR

/** When the carrier is asked again of what stands so and was sent then; null: it is over, or nobody will ever know. */
export function nextAsk(meaning: TrackingMeaning | null, sentAt: Date, now: Date): Date | null {
  if (meaning !== null && isOver(meaning)) return null
  if (now.getTime() - sentAt.getTime() > GIVEN_UP_AFTER) return null
  return new Date(now.getTime() + ((meaning && PAUSES[meaning]) ?? OTHERWISE))
}

/** The same after so many failures in a row: five minutes, then twice as long each time. */
export function askAfterFailure(failures: number, sentAt: Date, now: Date): Date | null {
  if (now.getTime() - sentAt.getTime() > GIVEN_UP_AFTER) return null
  return new Date(now.getTime() + Math.min(LONGEST, 5 * MINUTE * 2 ** Math.min(failures - 1, 20)))
}

/** A company without a contract may make one any day. */
export const ASK_WITHOUT_CONTRACT = DAY

/** What was due while its carrier did not answer of others: nothing is known of it, so that its own pauses stay as they are. */
export const askAfterTrouble = (now: Date): Date => new Date(now.getTime() + 5 * MINUTE)
