import type { Refusal, RefusalReason } from '../carrier.ts'
import { carrierWords } from '../written.ts'

/** What DPD found wrong: its code, the fields it names, and what it says of them. */
export type DpdProblem = { code: string; fields: string; words: string }

/** By what code and fields name, the first that fits: what is within the receiver comes before the receiver. */
const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/payer_?blocked|debt|funds/i, 'funds'],
  [/receiver.*phone/i, 'receiverPhone'],
  [/receiver.*mail/i, 'receiverEmail'],
  [/pudo|pick_?up_?point|dpd_?pickup|locker/i, 'point'],
  [/receiver/i, 'receiverAddress'],
  [/sender/i, 'sender'],
  [/(^|[^a-z])cod([^a-z]|$)/i, 'cash'],
  [/declared_?value|insurance/i, 'insurance'],
  [/weight|size|dimension|parcels?\/|too_?(large|heavy)/i, 'size'],
  [/service|product|routing/i, 'service'],
]

/** Why DPD refused, as far as it names that. */
export function refusalOf(problems: readonly DpdProblem[]): Refusal {
  const named = problems.map(({ code, fields }) => `${code} ${fields}`)
  const reason = REASONS.find(([words]) => named.some((one) => words.test(one)))?.[1] ?? 'other'
  const words = problems
    .map(({ code, fields, words: said }) => [code, fields, said].filter(Boolean).join(' '))
    .join(' · ')
  return { reason, words: carrierWords(words) }
}
