/**
 * `opened`: somebody asks, nothing is to be answered · `evidenceDue`: the provider waits for an answer · `answered`: it was given, bank or
 * provider decides · `accepted`: the operator will not fight it, the provider closes it · `won`, `lost`: decided.
 */
export const CHARGEBACK_STATES = ['opened', 'evidenceDue', 'answered', 'accepted', 'won', 'lost'] as const
export type ChargebackState = (typeof CHARGEBACK_STATES)[number]

/** What may follow a state. What is decided stays so: another word afterwards is for people. */
const NEXT: Readonly<Record<ChargebackState, readonly ChargebackState[]>> = {
  opened: ['evidenceDue', 'answered', 'accepted', 'won', 'lost'],
  evidenceDue: ['answered', 'accepted', 'won', 'lost'],
  answered: ['evidenceDue', 'accepted', 'won', 'lost'],
  accepted: ['won', 'lost'],
  won: [],
  lost: [],
}

export const canFollow = (from: ChargebackState, to: ChargebackState): boolean => NEXT[from].includes(to)
export const isDecided = (state: ChargebackState): state is 'won' | 'lost' => NEXT[state].length === 0

type Known = { state: ChargebackState; answerUntil: Date | null; toldAt: Date }
type Told = { state: ChargebackState; answerUntil: Date | null; toldAt: Date }

/**
 * The state after a provider's report. A decision counts however late it comes; anything else only when it is newer than what is known. What
 * the operator marked as answered is asked for again only with another end.
 */
export function stateAfter(known: Known, told: Told): ChargebackState {
  if (!canFollow(known.state, told.state)) return known.state
  if (isDecided(told.state)) return told.state
  if (told.toldAt.getTime() < known.toldAt.getTime()) return known.state
  const askedAgain = told.answerUntil?.getTime() !== known.answerUntil?.getTime()
  return known.state === 'answered' && told.state === 'evidenceDue' && !askedAgain ? known.state : told.state
}
