/** `uncertain`: it was to be bought, and the carrier has not said whether it is. `cancelling`: it was bought, and is to be taken back. */
export const LABEL_STATES = [
  'requested',
  'prepared',
  'buying',
  'bought',
  'failed',
  'uncertain',
  'cancelling',
  'cancelled',
] as const
export type LabelState = (typeof LABEL_STATES)[number]

const NEXT: Readonly<Record<LabelState, readonly LabelState[]>> = {
  requested: ['prepared', 'failed', 'cancelled'],
  prepared: ['buying', 'bought', 'failed', 'cancelled'],
  buying: ['bought', 'failed', 'uncertain'],
  bought: ['cancelling'],
  // What may have been bought is tried again by the id it has; anything else is announced anew.
  failed: ['requested', 'buying'],
  uncertain: ['bought', 'failed'],
  // Too late: it stays bought.
  cancelling: ['bought', 'cancelled'],
  cancelled: [],
}

export const mayBecome = (from: LabelState, to: LabelState): boolean => NEXT[from].includes(to)

/** Whether nobody else may label its pieces: also where it is not known whether it was bought, or taken back. */
export const bindsPieces = (state: LabelState): boolean => state !== 'failed' && state !== 'cancelled'

/** What sellers look for in the list of all labels. */
export const LABEL_LISTS = ['all', 'toSend', 'working', 'trouble', 'cancelled'] as const
export type LabelList = (typeof LABEL_LISTS)[number]
/** States of each list; `toSend` are those of them that have not left. */
export const LISTED_STATES: Readonly<Record<LabelList, readonly LabelState[]>> = {
  all: LABEL_STATES,
  toSend: ['bought'],
  working: ['requested', 'prepared', 'buying', 'cancelling'],
  trouble: ['failed', 'uncertain'],
  cancelled: ['cancelled'],
}
