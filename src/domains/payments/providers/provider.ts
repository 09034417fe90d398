import type { Locale } from '../../../values/locale.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { Outcome } from '../rules/payment-status.ts'

export type StartRequest = {
  /** Our id of the payment: starting twice with the same one must make one payment at the provider. */
  paymentId: string
  /** Grosze. */
  amount: Minor
  currency: Currency
  description: string
  /** Where the buyer comes back to, whatever happened. */
  returnUrl: string
  /** Where the provider sends its webhooks. */
  notifyUrl: string
  locale: Locale
  email: string
}

export type Webhook = {
  /** The provider's id of this webhook: a repetition carries the same. */
  webhookId: string
  reference: string
  /** Our id, when the provider hands it back: the webhook may overtake the answer that told us the reference. */
  paymentId?: string | undefined
  outcome: Outcome
  amount: Minor
  currency: string
}

/** What every payment provider can do. Each adapter is one file; errors of the network reach the caller as they are. */
export type PaymentProvider = {
  /** Announces a payment; answers the provider's reference and where to send the buyer. */
  start: (request: StartRequest) => Promise<{ reference: string; redirectUrl: string }>
  /** Checks the signature and reads a webhook; `bad_signature` when it is not the provider's or too old. */
  readWebhook: (raw: { rawBody: string; header: (name: string) => string | undefined }) => Promise<Webhook>
  /** How the payment stands now; undefined while it is open. */
  fetchStatus: (reference: string) => Promise<Webhook | undefined>
  /** Gives money back, wholly or in part; the same key refunds once. */
  refund: (request: { reference: string; amount: Minor; key: string }) => Promise<void>
}
