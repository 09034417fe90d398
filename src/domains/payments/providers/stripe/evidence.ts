import type Stripe from 'stripe'
import type { EvidenceKind } from '../../rules/evidence-kinds.ts'
import type { EvidenceFile, EvidenceOutcome, EvidenceRequest } from '../provider.ts'
import { asked, StripeRefusal, UPLOAD_DEADLINE } from './client.ts'

/** Stripe's fields of a dispute's evidence that hold a file. */
const FIELDS = {
  receipt: 'receipt',
  shipping: 'shipping_documentation',
  signature: 'customer_signature',
  communication: 'customer_communication',
  terms: 'refund_policy',
  duplicate: 'duplicate_charge_documentation',
  uncategorized: 'uncategorized_file',
} as const satisfies Record<EvidenceKind, keyof Stripe.DisputeUpdateParams.Evidence>

/** The dispute carries the key of what answered it: Stripe forgets an idempotency key after a day. */
const ANSWER_KEY = 'marketAnswer'
const WAITS = ['needs_response', 'warning_needs_response', 'appeal_needs_response']

/** Sends a file; one that was sent twice lies there twice, and only the one that is named counts. */
export async function uploadEvidence(
  stripe: Stripe,
  { name, media: type, bytes: data }: EvidenceFile,
): Promise<{ file: string } | { refused: string }> {
  return orRefused(async () => {
    const body = { purpose: 'dispute_evidence', file: { data, name, type } } as const
    const { id } = await asked(stripe.files.create(body, { timeout: UPLOAD_DEADLINE }))
    return { file: id }
  })
}

/** Answers a dispute for good: Stripe takes one answer. Somebody else's, or none that waits, is `refused`. */
export async function submitEvidence(
  stripe: Stripe,
  { disputeId, words, files, key }: EvidenceRequest,
): Promise<EvidenceOutcome> {
  return orRefused<EvidenceOutcome>(async () => {
    const { status, metadata, evidence_details: details } = await asked(stripe.disputes.retrieve(disputeId))
    if (details.submission_count > 0) return metadata[ANSWER_KEY] === key ? 'sent' : { refused: 'answered_there' }
    if (!WAITS.includes(status)) return { refused: status }
    const evidence = Object.fromEntries(files.map(({ kind, file }) => [FIELDS[kind], file]))
    const body = { evidence: { ...evidence, uncategorized_text: words }, metadata: { [ANSWER_KEY]: key }, submit: true }
    await asked(stripe.disputes.update(disputeId, body, { idempotencyKey: `evidence:${key}` }))
    return 'sent'
  })
}

/** 400, 404 and 413 will be so tomorrow; anything else is tried again. */
async function orRefused<T>(ask: () => Promise<T>): Promise<T | { refused: string }> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StripeRefusal && [400, 404, 413].includes(error.status)) return { refused: error.message }
    throw error
  }
}
