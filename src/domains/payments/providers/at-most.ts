/** Milliseconds that are left of those an operation may take with all its calls; never none, so that a call may begin and fail in time. */
export type Left = () => number

export function atMost(milliseconds: number): Left {
  const ends = performance.now() + milliseconds
  return () => Math.max(1, Math.round(ends - performance.now()))
}
