import { incidentsOf } from '../../shipping/contract.ts'
import { foldTracking, type ToldEvent } from './fold-tracking.ts'

const HOUR = 3_600_000

/**
 * Of a shipment that waits to be collected: until about when by what the operator knows of the carrier (hours; 0: nothing), whether the carrier has reminded
 * of it, and whether it lies where it was sent. Null: it does not wait, or no longer as far as anybody can say.
 */
export function waitingOf(
  carrier: string,
  events: readonly ToldEvent[],
  hours: number,
  now: Date,
): { until: Date | null; isReminded: boolean; isElsewhere: boolean } | null {
  if (foldTracking(events)?.meaning !== 'readyToCollect') return null
  const { reminders, moves } = incidentsOf(carrier)
  const begun = sinceWhen(events)
  const until = new Date(begun.getTime() + hours * HOUR)
  const moved = events
    .filter(({ code }) => Object.hasOwn(moves, code))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.code < b.code ? -1 : 1))
    .at(-1)
  return {
    until: hours > 0 && until > now ? until : null,
    isReminded: events.some(({ code, at }) => at >= begun && reminders.includes(code)),
    isElsewhere: moved !== undefined && moves[moved.code] === true,
  }
}

/** The first moment of this wait: a reminder, or the same told again, does not make it longer. */
function sinceWhen(events: readonly ToldEvent[]): Date {
  const isWaiting = ({ meaning }: ToldEvent) => meaning === 'readyToCollect'
  const elsewhere = events.filter((event) => !isWaiting(event)).map(({ at }) => at.getTime())
  const waits = events.filter(isWaiting).map(({ at }) => at.getTime())
  const last = Math.max(...waits)
  const before = Math.max(...elsewhere.filter((at) => at < last), Number.NEGATIVE_INFINITY)
  return new Date(Math.min(...waits.filter((at) => at > before)))
}
