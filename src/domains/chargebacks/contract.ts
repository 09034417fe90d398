import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { EVIDENCE_KINDS, PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { CHARGEBACK_STATES } from './rules/chargeback-states.ts'
import { ANSWER_STATES } from './rules/evidence.ts'

export { type ChargebackState, isDecided } from './rules/chargeback-states.ts'

/** Characters of what a seller or the operator writes. */
export const WORDS_LIMIT = 5000
export const FEE_BEARERS = ['market', 'seller'] as const

const money = { amount: z.number().int(), currency: z.enum(CURRENCIES) }
const evidence = z.object({ words: z.string(), writtenAt: z.string() })

/** A file beside a chargeback. `companyId`: the seller who added it; null: the operator. `size`: bytes. */
export const evidenceFile = z.object({
  id: z.number().int(),
  companyId: z.number().int().nullable(),
  /** What it is sent as; null: it is not sent. */
  kind: z.enum(EVIDENCE_KINDS).nullable(),
  words: z.string(),
  name: z.string(),
  size: z.number().int(),
  addedAt: z.string(),
})
export type EvidenceFileView = z.infer<typeof evidenceFile>

/** How the market's answer stands, where the provider takes it from a program. */
export const answerView = z.object({
  state: z.enum(ANSWER_STATES),
  words: z.string(),
  /** The provider's own word for why it was refused. */
  refusal: z.string().nullable(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
})

/** What seller and operator see of a chargeback. Amounts in minor units, times in UTC. */
const standing = {
  id: z.number().int(),
  state: z.enum(CHARGEBACK_STATES),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** The bank's or the provider's own word for why. */
  reason: z.string().nullable(),
  openedAt: z.string(),
  /** Until when the provider takes an answer; `daysLeft`: whole days till then, negative once it is over. */
  answerUntil: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  decidedAt: z.string().nullable(),
  /** Whether words and files may still be added and removed. */
  takesEvidence: z.boolean(),
  /** Of all for the operator, the own ones for a seller. */
  files: z.array(evidenceFile),
}

export const chargebackView = z.object({
  ...standing,
  ...money,
  /** The provider's own name of it, and what the payment is called here and there. */
  dispute: z.string(),
  paymentId: z.string(),
  reference: z.string().nullable(),
  /** Whether the money has left the market's account at the provider. */
  taken: z.boolean(),
  fee: z.object(money).nullable(),
  note: z.string(),
  /** What the provider takes from a program: bytes of all files that are sent. Null: people answer in its dashboard. */
  sends: z.object({ bytes: z.number().int() }).nullable(),
  answer: answerView.nullable(),
  /** Orders it is about, with what each bears: what is held of it while it is open, what was taken once it is lost. */
  parts: z.array(
    z.object({
      number: z.string(),
      companyId: z.number().int(),
      company: z.string(),
      amount: z.number().int(),
      held: z.number().int(),
      borne: z.number().int().nullable(),
      evidence: evidence.nullable(),
    }),
  ),
  history: z.array(z.object({ event: z.string(), at: z.string() })),
})
export type ChargebackView = z.infer<typeof chargebackView>

/** The same for the seller of an order: its own part alone. */
export const orderChargeback = z.object({
  ...standing,
  ...money,
  held: z.number().int(),
  borne: z.number().int().nullable(),
  evidence: evidence.nullable(),
})
export type OrderChargeback = z.infer<typeof orderChargeback>

const params = z.object({ id: idInPath })

export const chargebacksContract = {
  'GET /api/admin/chargebacks': {
    summary:
      'Payments that buyers’ banks take back: open ones by the end of their answer, or decided ones, the latest first',
    access: 'operator',
    area: 'money',
    query: z.object({
      /** Its number here or at the provider, a payment's, an order's, or part of a seller's name or tax number. */
      q: z.string().trim().max(100).optional(),
      decided: z.stringbool().optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ chargebacks: z.array(chargebackView), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/chargebacks/{id}/mark': {
    summary: 'Notes that an open one was answered at the provider, or that it is accepted; with a note',
    access: 'operator',
    area: 'money',
    params,
    body: z.object({ state: z.enum(['answered', 'accepted']), note: writtenText(WORDS_LIMIT) }),
    response: chargebackView,
    failures: ['chargeback_not_found', 'chargeback_decided', 'evidence_closed'],
  },
  'PUT /api/admin/chargebacks/{id}/note': {
    summary: 'What the operator notes of a chargeback; nobody else sees it',
    access: 'operator',
    area: 'money',
    params,
    body: z.object({ note: writtenText(WORDS_LIMIT) }),
    response: chargebackView,
    failures: ['chargeback_not_found'],
  },
  'GET /api/admin/chargeback-fees': {
    summary: 'Who bears the provider’s fee of a chargeback that was lost',
    access: 'operator',
    area: 'money',
    response: z.object({ feeBearer: z.enum(FEE_BEARERS) }),
  },
  'PUT /api/admin/chargeback-fees': {
    summary: 'Sets it for chargebacks that are decided from now on',
    access: 'operator',
    area: 'money',
    body: z.object({ feeBearer: z.enum(FEE_BEARERS) }),
    response: z.object({ feeBearer: z.enum(FEE_BEARERS) }),
  },
  'GET /api/companies/{id}/orders/{number}/chargebacks': {
    summary: 'Whether the buyer’s bank takes the money of an order back, for its seller',
    access: 'signedIn',
    params: params.extend({ number: z.string().max(40) }),
    response: z.object({ chargebacks: z.array(orderChargeback) }),
    failures: ['company_not_found', 'order_not_found'],
  },
  'PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence': {
    summary: 'What the seller says to an open chargeback; the operator sends it to the provider',
    access: 'signedIn',
    params: params.extend({ number: z.string().max(40), chargebackId: idInPath }),
    body: z.object({ words: writtenText(WORDS_LIMIT).min(1) }),
    response: z.object({ chargebacks: z.array(orderChargeback) }),
    failures: ['company_not_found', 'order_not_found', 'chargeback_not_found', 'chargeback_decided', 'evidence_closed'],
  },
} as const satisfies Contract
