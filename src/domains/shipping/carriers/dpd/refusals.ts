import type { Refusal, RefusalReason } from '../carrier.ts'
import { carrierWords } from '../written.ts'

/** What DPD found wrong: its code, the fields it names, and what it says of them. */
export type DpdProblem = { code: string; fields: string; words: string }

/** The word stands somewhere behind `receiver`. */
const ofReceiver = (word: string) => (named: string) => {
  const [, ...behind] = named.toLowerCase().split('receiver')
  return behind.some((part) => part.includes(word))
}
const says = (words: RegExp) => (named: string) => words.test(named)

/** By what code and fields name, the first that fits: what is within the receiver comes before the receiver. */
const REASONS: readonly (readonly [(named: string) => boolean, RefusalReason])[] = [
  [says(/payer_?blocked|debt|funds/i), 'funds'],
  [ofReceiver('phone'), 'receiverPhone'],
  [ofReceiver('mail'), 'receiverEmail'],
  [says(/pudo|pick_?up_?point|dpd_?pickup|locker/i), 'point'],
  [says(/receiver/i), 'receiverAddress'],
  [says(/sender/i), 'sender'],
  [says(/(^|[^a-z])cod([^a-z]|$)/i), 'cash'],
  [says(/declared_?value|insurance/i), 'insurance'],
  [says(/weight|size|dimension|parcels?\/|too_?(large|heavy)/i), 'size'],
  [says(/service|product|routing/i), 'service'],
]

/** Why DPD refused, as far as it names that. */
export function refusalOf(problems: readonly DpdProblem[]): Refusal {
  const named = problems.map(({ code, fields }) => `${code} ${fields}`)
  const reason = REASONS.find(([names]) => named.some(names))?.[1] ?? 'other'
  const words = problems
    .map(({ code, fields, words: said }) => [code, fields, said].filter(Boolean).join(' '))
    .join(' · ')
  return { reason, words: carrierWords(words) }
}
