import type { Locale } from '../../../values/locale.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { EvidenceKind } from '../rules/evidence-kinds.ts'
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
  /** The market's own page that tells the buyer how to pay by transfer. */
  transferUrl: string
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
  /** With `refunded`: the key of the refund, when the provider hands it back; else the refund is known by its amount. */
  refundKey?: string | undefined
  outcome: Outcome
  /** Grosze: what was paid; with `refunded` what went back this time. */
  amount: Minor
  currency: string
}

/** How a dispute stands of which a provider tells: the buyer asked bank or provider for the money back. */
export type DisputeReport = {
  /** The provider's own name of it. */
  disputeId: string
  /** The provider's of the payment. */
  reference: string
  paymentId?: string | undefined
  /** `opened`: somebody asks, nothing is to be answered (yet); `evidenceDue`: it is; `answered`: bank or provider decides. */
  state: 'opened' | 'evidenceDue' | 'answered' | 'won' | 'lost'
  /** What is disputed, minor units. */
  amount: Minor
  currency: string
  /** Whether the money has been taken from the market's account there. */
  taken: boolean
  /** What the provider asks for it; null while it has not said. */
  fee: { amount: Minor; currency: string } | null
  /** Why, in the provider's own word. */
  reason: string | null
  answerUntil: Date | null
  /** As of when this is true: an older report changes nothing. */
  toldAt: Date
}

export type RefundRequest = {
  /** The provider's of the payment. */
  reference: string
  /** Grosze. */
  amount: Minor
  currency: Currency
  /** Of the refund: the same key refunds once, however often and however late it is asked for. */
  key: string
}

/** `pending`: taken on, and not done before a webhook or `fetchRefund` says so. `failed`: the provider will not do it any more. */
export type RefundState = 'done' | 'pending' | 'failed'

/** A file for a dispute: a PDF or a picture. */
export type EvidenceFile = { name: string; media: string; bytes: Uint8Array<ArrayBuffer> }

/** The answer to a dispute: what is said, and files by the provider's own names of them. */
export type EvidenceRequest = {
  disputeId: string
  words: string
  files: readonly { kind: EvidenceKind; file: string }[]
  /** The same key answers once, however often it is asked for. */
  key: string
}

/** `refused`: the provider will not take it any more, or not so; in its own word for machines. */
export type EvidenceOutcome = 'sent' | { refused: string }

/** A webhook as it came. `address`: of the caller, as far as the proxies before the program are known. */
export type RawWebhook = { rawBody: string; header: (name: string) => string | undefined; address?: string | undefined }

/** What every payment provider can do. Each adapter is one file; errors of the network reach the caller as they are. */
export type PaymentProvider = {
  /** Announces a payment; answers the provider's reference and where to send the buyer. */
  start: (request: StartRequest) => Promise<{ reference: string; redirectUrl: string }>
  /**
   * Checks the signature and reads a webhook; `bad_signature` when it is not the provider's or too old, `malformed_webhook` when it cannot
   * be read. Undefined: authentic, but it tells nothing of a payment; it is acknowledged.
   */
  readWebhook: (raw: RawWebhook) => Promise<Webhook | DisputeReport | undefined>
  /** How the payment stands now; undefined while it is open. May complete what the buyer approved (a capture, a verification). */
  fetchStatus: (reference: string) => Promise<Webhook | undefined>
  /** Gives money back, wholly or in part. */
  refund: (request: RefundRequest) => Promise<RefundState>
  /** How a refund that was `pending` stands now, asking for no money. Absent: its webhook alone tells. */
  fetchRefund?: (request: RefundRequest) => Promise<RefundState>
  /** Answers disputes, where the descriptor says so (`evidence`): a file first, then all together, which nothing changes any more. */
  evidence?: {
    upload: (file: EvidenceFile) => Promise<{ file: string } | { refused: string }>
    submit: (request: EvidenceRequest) => Promise<EvidenceOutcome>
  }
  /**
   * Asks something harmless with the keys: `Failure('invalid', 'provider_refused_keys')` when they are refused, else the network's error.
   */
  test: () => Promise<void>
}
