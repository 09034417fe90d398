import type { TrackingMeaning } from '../../shipping/contract.ts'

/** First and last day, `2026-11-26`, on the market's clock. */
export type Days = { from: string; until: string }

type Known = {
  /** What was promised when it was ordered; null: nothing was. */
  promised: Days | null
  /** How it stands, and the day since when; null: the carrier has told nothing. */
  state: { meaning: TrackingMeaning; day: string } | null
  /** Something keeps it from going on. */
  isHeldUp: boolean
  today: string
}

/** Nobody waits for what has come to an end, or lies where it is collected. */
const SETTLED: readonly TrackingMeaning[] = ['readyToCollect', 'delivered', 'returned', 'cancelled', 'returning']

/**
 * When a shipment comes, as far as anybody can say: today while its courier is out with it, else what was promised, never a day that is over, and nothing
 * where it is held up. `late`: it should have come, and no new day is known.
 */
export function expectedArrival({ promised, state, isHeldUp, today }: Known): { expects: Days | null; late: boolean } {
  if (state && SETTLED.includes(state.meaning)) return { expects: null, late: false }
  const isOver = promised !== null && promised.until < today
  if (isHeldUp) return { expects: null, late: isOver }
  if (state?.meaning === 'outForDelivery' && state.day === today) {
    return { expects: { from: today, until: today }, late: false }
  }
  if (!promised || isOver) return { expects: null, late: isOver }
  return { expects: { from: promised.from < today ? today : promised.from, until: promised.until }, late: false }
}
