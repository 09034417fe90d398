import type { Locale } from '../../../values/locale.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { Outcome } from '../rules/payment-status.ts'

export type StartRequest = {
  /** Our id of the payment: starting twice with the same one must make one payment at the operator. */
  paymentId: string
  /** Grosze. */
  amount: Minor
  currency: Currency
  description: string
  /** Where the buyer comes back to, whatever happened. */
  returnUrl: string
  /** Where the operator sends its notices. */
  notifyUrl: string
  locale: Locale
  email: string
}

export type Notice = {
  /** The operator's id of this notice: a repetition carries the same. */
  noticeId: string
  reference: string
  /** Our id, when the operator hands it back: the notice may overtake the answer that told us the reference. */
  paymentId?: string | undefined
  outcome: Outcome
  amount: Minor
  currency: string
}

/** What every payment operator can do. Each adapter is one file; errors of the network reach the caller as they are. */
export type PaymentOperator = {
  /** Announces a payment; answers the operator's reference and where to send the buyer. */
  start: (request: StartRequest) => Promise<{ reference: string; redirectUrl: string }>
  /** Checks the signature and reads a notice; `bad_signature` when it is not the operator's or too old. */
  readNotice: (raw: { rawBody: string; header: (name: string) => string | undefined }) => Promise<Notice>
  /** How the payment stands now; undefined while it is open. */
  fetchStatus: (reference: string) => Promise<Notice | undefined>
  /** Gives money back, wholly or in part; the same key refunds once. */
  refund: (request: { reference: string; amount: Minor; key: string }) => Promise<void>
}
