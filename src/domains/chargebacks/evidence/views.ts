import { z } from 'zod'
import { EVIDENCE_KINDS } from '../../payments/contract.ts'
import { ANSWER_STATES } from '../rules/evidence.ts'

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
