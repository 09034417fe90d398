import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'

/** Sellers asked about at once. */
const IDS = /^\d{1,9}(,\d{1,9}){0,49}$/

export const returnTerms = z.object({
  companyId: z.number().int(),
  /** Days to send goods back: the law's, or more where the seller gives more. */
  days: z.number().int(),
  /** The guarantee that the seller names for all it sells, in months; null: none. */
  warrantyMonths: z.number().int().nullable(),
  /** A few words each, of which the first is the time to send goods back. */
  brief: z.array(z.string()).min(1),
  /** How long the law makes the seller answer for conformity, in a few words. */
  conformity: z.string(),
  /** All of it in sentences. */
  lines: z.array(z.string()).min(1),
})
export type ReturnTerms = z.infer<typeof returnTerms>

const count = z.number().int()
/** What everybody may know of the operator's days and months; see `ReturnRules` and `OrderSettings`. */
export const marketPeriods = z.object({
  withdrawalDays: count,
  sendDays: count,
  closeDays: count,
  answerDays: count,
  silenceAccepts: z.boolean(),
  liableMonths: count,
  repairMonths: count,
  disputeDays: count,
  collectionDays: count,
  reminderDays: count,
  arrivalDays: count,
})
export type MarketPeriods = z.infer<typeof marketPeriods>

export const returnTermsContract = {
  'GET /api/periods': {
    summary: 'The days and months that hold in this market for orders, returns and complaints',
    access: 'public',
    response: marketPeriods,
  },
  'GET /api/return-terms': {
    summary: 'What sellers promise about returns, exchanges and complaints, in words of the asked language',
    access: 'public',
    query: z.object({ companies: z.string().regex(IDS) }),
    response: z.object({ terms: z.tuple([returnTerms], returnTerms) }),
  },
} as const satisfies Contract
