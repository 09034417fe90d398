import type { ChargebackState } from './chargeback-states.ts'

export const EVIDENCE_MB = 4
/** Files beside one chargeback: in all, and of one company (or the operator). */
export const EVIDENCE_FILES = { inAll: 40, each: 10 }
/** Characters of what is said of one file. */
export const EVIDENCE_WORDS_LIMIT = 300
/** Characters of the answer itself; what is said of the files follows it. */
export const ANSWER_LIMIT = 15_000

/** `due`: on its way · `sent`: the provider has it · `refused`: it did not take it, and may be answered anew. */
export const ANSWER_STATES = ['due', 'sent', 'refused'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/** Whether words and files may still change: until the answer is on its way, or people say that they gave it. */
export const takesEvidence = (state: ChargebackState, answer: AnswerState | null): boolean =>
  (state === 'opened' || state === 'evidenceDue') && (answer === null || answer === 'refused')

/** What is sent as text: what the operator says, and for each file what it is and what its owner says of it. */
export function answerText(words: string, files: readonly { name: string; words: string }[]): string {
  const lines = files.map(({ name, words: said }) => (said === '' ? name : `${name}: ${said}`))
  return [words, lines.join('\n')].filter((part) => part !== '').join('\n\n')
}
