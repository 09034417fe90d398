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

/** First and longest wait before a provider is asked how a refund stands that it took on. */
const REFUND_FIRST = 10 * MINUTE
const REFUND_LONGEST = DAY
/** A refund that takes longer than any bank is for people to look at. */
const REFUND_ASKED_FOR = 60 * DAY

/** When to ask again how a refund stands that was written at `createdAt`: when it is twice as old; undefined after sixty days. */
export function nextRefundCheck(createdAt: Date, now: Date): Date | undefined {
  const age = Math.max(0, now.getTime() - createdAt.getTime())
  if (age >= REFUND_ASKED_FOR) return undefined
  return new Date(now.getTime() + Math.min(Math.max(age, REFUND_FIRST), REFUND_LONGEST))
}

/** Whether a payment that the provider calls open has been left for good. */
export function isLeft(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= LEFT_AFTER
}
