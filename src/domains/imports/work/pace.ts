import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds of rest at most between two steps. */
const LONGEST_REST = 60

/** Rests as long as the last step took: whoever looks at a page meanwhile is served as usual. */
export function rest(stepMs: number): Promise<void> {
  return wait(Math.min(LONGEST_REST, Math.max(1, stepMs)))
}
