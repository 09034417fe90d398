const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds from the start of a payment to the first time its provider is asked. */
export const FIRST_CHECK = 2 * MINUTE
/** So long a payment may still be paid: banks take days, and webhooks get lost. */
const ASKED_FOR = 7 * DAY
/** A page that is still open at the provider after so long was left for good. */
const LEFT_AFTER = 3 * DAY
const LONGEST = 6 * HOUR
/** A provider that did not answer is asked again after so long, however often it was asked. */
export const AFTER_SILENCE = 5 * MINUTE

/**
 * When to ask again about a payment of which the provider has just said, for the `checks`th time, that it is not paid: twice as long
 * each time, until seven days are over; undefined then. `startedAt`: when the payment was made.
 */
export function nextCheck(startedAt: Date, checks: number, now: Date): Date | undefined {
  const end = startedAt.getTime() + ASKED_FOR
  if (now.getTime() >= end) return undefined
  const wait = Math.min(FIRST_CHECK * 2 ** Math.min(checks, 20), LONGEST)
  // Once more at the very end.
  return new Date(Math.min(now.getTime() + wait, Math.max(end, now.getTime() + MINUTE)))
}

/** Whether a payment that the provider calls open has been left for good. */
export function isLeft(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= LEFT_AFTER
}
