import { TRACKING_MEANINGS, type TrackingMeaning } from '../../shipping/contract.ts'

/** What a carrier told, at its own moment. */
export type ToldEvent = { code: string; meaning: TrackingMeaning; at: Date; place: string | null }
export type TrackingState = { meaning: TrackingMeaning; at: Date }

/** Nothing follows on these. */
const ENDS: readonly TrackingMeaning[] = ['delivered', 'returned', 'cancelled']
/** Before it left: told late, they say nothing of where it is. */
const BEFORE: readonly TrackingMeaning[] = ['preparing', 'labelReady']

const rank = (meaning: TrackingMeaning) => TRACKING_MEANINGS.indexOf(meaning)
const phase = (meaning: TrackingMeaning) => (ENDS.includes(meaning) ? 2 : BEFORE.includes(meaning) ? 0 : 1)

/**
 * What of all that was ever told of a shipment says how it stands, in whatever order and however often it was told: the first end that came to it,
 * else the latest of what happened after it left. Undefined: nothing is known.
 */
export function latestEvent<E extends ToldEvent>(events: readonly E[]): E | undefined {
  let best: E | undefined
  for (const event of events) if (!best || isAfter(event, best)) best = event
  return best
}

/** How a shipment stands by it. Null: nothing is known. */
export function foldTracking(events: readonly ToldEvent[]): TrackingState | null {
  const latest = latestEvent(events)
  return latest ? { meaning: latest.meaning, at: latest.at } : null
}

function isAfter(one: ToldEvent, other: ToldEvent): boolean {
  const phases = phase(one.meaning) - phase(other.meaning)
  if (phases !== 0) return phases > 0
  const time = one.at.getTime() - other.at.getTime()
  // Of ends the first holds: what is told after it belongs to the way back, or to nothing.
  if (time !== 0) return phase(one.meaning) === 2 ? time < 0 : time > 0
  const ranks = rank(one.meaning) - rank(other.meaning)
  // Two words of one moment: which was told first must not matter.
  return ranks === 0 ? one.code > other.code : ranks > 0
}

/** States of which the buyer is told at once: somebody has to open the door, or go there. */
const NEAR = ['outForDelivery', 'readyToCollect'] as const
export type NearMeaning = (typeof NEAR)[number]
export const isNear = (meaning: TrackingMeaning): meaning is NearMeaning => NEAR.some((one) => one === meaning)

export const isOver = (meaning: TrackingMeaning) => ENDS.includes(meaning)

export type Chapter = { meaning: TrackingMeaning; at: Date; place: string | null }

/** The story for people, the newest first: what was told several times in a row is told once, as of its first moment. */
export function storyOf(events: readonly ToldEvent[]): Chapter[] {
  const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || rank(a.meaning) - rank(b.meaning))
  const chapters: Chapter[] = []
  for (const { meaning, at, place } of inOrder) {
    const last = chapters.at(-1)
    if (last?.meaning === meaning && (last.place === place || place === null)) continue
    chapters.push({ meaning, at, place })
  }
  return chapters.toReversed()
}
