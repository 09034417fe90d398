import type { Minor } from '../../../../values/money.ts'

/** What we registered, as the session id tells it. Amount in grosze. */
export type Session = { paymentId: string; amount: Minor; currency: string }

/**
 * Our name of a transaction, which is the reference of its payment. It carries what was registered: Przelewy24 hands it back with
 * everything, so the amount that is verified is ours and never the one somebody tells us. The same payment always has the same.
 */
export function sessionIdOf({ paymentId, amount, currency }: Session): string {
  return `${paymentId}-${amount}-${currency}`
}

/** Undefined for a transaction that another shop registered with the same keys. */
export function readSessionId(sessionId: string): Session | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{0,11})-([A-Z]{3})$/.exec(sessionId)
  if (!match) return undefined
  const [, paymentId = '', amount = '', currency = ''] = match
  return { paymentId, amount: Number(amount), currency }
}
