import type { Outcome } from './live-source.ts'

/** `wait`: milliseconds until it is asked again; `once`: asked only how things stand, without a stream. */
export type Step = { once: boolean; wait: number; failures: number; asked: number }

const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000
/** What keeps streams back once does so the next time, too: after so many failures it is only asked now and then, so many times. */
const FAILURES = 3
const ASKED = 10

/** The page itself comes first: how things stand is asked at once, the stream opens when the page has what it needs. */
export const FIRST_STEP: Step = { once: true, wait: 0, failures: 0, asked: ASKED }
const STREAM_LATER = 5000

type Attempt = {
  outcome: Outcome
  /** Milliseconds. */
  lasted: number
  /** False where tabs cannot agree on one that keeps the stream: it is only asked now and then. */
  mayStream: boolean
}

/** What follows an attempt; null where nobody is logged in any more. Times are spread by `chance` (0 to 1), so that not all come back at once. */
export function nextStep(step: Step, { outcome, lasted, mayStream }: Attempt, chance: number): Step | null {
  if (outcome === 'refused') return null
  const spread = (wait: number) => Math.round(wait * (0.5 + chance / 2))
  if (!mayStream) return { once: true, wait: spread(LONGEST_WAIT), failures: 0, asked: 0 }
  if (step.once) {
    const isEnough = step.asked >= ASKED && outcome !== 'full'
    return isEnough
      ? { once: false, wait: STREAM_LATER, failures: 0, asked: 0 }
      : { once: true, wait: spread(LONGEST_WAIT), failures: step.failures, asked: step.asked + 1 }
  }
  // One that worked and ended is opened again soon: the server ends each now and then.
  const worked = outcome === 'ended' && lasted > FIRST_WAIT * 10
  const failures = worked ? 0 : step.failures + 1
  if (outcome === 'full' || failures >= FAILURES)
    return { once: true, wait: spread(LONGEST_WAIT), failures: 0, asked: 0 }
  return {
    once: false,
    wait: spread(Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** Math.max(0, failures - 1))),
    failures,
    asked: 0,
  }
}
