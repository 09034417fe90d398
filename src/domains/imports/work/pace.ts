import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds of rest at most between two steps. */
const LONGEST_REST = 60

type StepBegan = EventLoopUtilization
export const beginStep = (): StepBegan => performance.eventLoopUtilization()

/**
 * Rests as long as this process was at work since the step began: whoever looks at a page meanwhile is served as usual, and the more of them
 * there are, the longer it rests. Waiting for the database kept nobody waiting here.
 */
export function restAfter(began: StepBegan): Promise<void> {
  return wait(restFor(performance.eventLoopUtilization(began).active))
}

/** Milliseconds of rest after so many of work. */
export const restFor = (workMs: number): number => Math.min(LONGEST_REST, Math.max(1, workMs))
