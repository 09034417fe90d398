/** Seconds after the link before it until another may be asked for; when they are used up, no more are sent. */
const PAUSES = [60, 180, 300]

/**
 * From when on the link of a guest's order may be asked for again. `askedAt`: when it was, the oldest first. Null: no more, since there is
 * no pause left or the hold ends before it.
 */
export function nextLinkAt(placedAt: Date, askedAt: readonly Date[], heldUntil: Date | null): Date | null {
  const pause = PAUSES[askedAt.length]
  if (pause === undefined) return null
  const next = new Date((askedAt.at(-1) ?? placedAt).getTime() + pause * 1000)
  return heldUntil !== null && next >= heldUntil ? null : next
}
