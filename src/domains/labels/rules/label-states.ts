/** `uncertain`: it was to be bought, and the carrier has not said whether it is. */
export const LABEL_STATES = ['requested', 'prepared', 'buying', 'bought', 'failed', 'uncertain', 'cancelled'] as const
export type LabelState = (typeof LABEL_STATES)[number]

const NEXT: Readonly<Record<LabelState, readonly LabelState[]>> = {
  requested: ['prepared', 'failed', 'cancelled'],
  prepared: ['buying', 'bought', 'failed', 'cancelled'],
  buying: ['bought', 'failed', 'uncertain'],
  bought: ['cancelled'],
  // What may have been bought is tried again by the id it has; anything else is announced anew.
  failed: ['requested', 'buying'],
  uncertain: ['bought', 'failed'],
  cancelled: [],
}

export const mayBecome = (from: LabelState, to: LabelState): boolean => NEXT[from].includes(to)

/** Whether nobody else may label its pieces: also where it is not known whether it was bought. */
export const bindsPieces = (state: LabelState): boolean => state !== 'failed' && state !== 'cancelled'
