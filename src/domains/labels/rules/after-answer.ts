import { REFUSAL_REASONS, type Standing } from '../../shipping/contract.ts'
import type { LabelState } from './label-states.ts'

/** Why there is no label, or nothing goes on with it: what the carrier refused, or what we found. */
export const LABEL_FAILURES = [
  ...REFUSAL_REASONS,
  'noContract',
  'pointClosed',
  'orderChanged',
  'gone',
  'unanswered',
  'notBought',
] as const
export type LabelFailure = (typeof LABEL_FAILURES)[number]

/** What follows from what a carrier said. `ask`: again later; `buy`: it can be bought now. */
export type Next =
  | { do: 'ask' | 'buy' }
  | { do: 'bought'; price: number | null; numbers: readonly string[] }
  | { do: 'fail'; reason: LabelFailure; words: string | null }

/** A label that is looked up is never bought by it: what is found prepared was not bought. */
export function afterStanding(state: LabelState, standing: Standing): Next {
  switch (standing.state) {
    case 'bought':
      return { do: 'bought', price: standing.price, numbers: standing.numbers }
    case 'pending':
      return { do: 'ask' }
    case 'prepared':
      return state === 'uncertain' ? { do: 'fail', reason: 'notBought', words: null } : { do: 'buy' }
    case 'refused':
      return { do: 'fail', ...standing.refusal }
    case 'gone':
      return { do: 'fail', reason: 'gone', words: null }
  }
}

/** Under the same id: nothing there can have been bought twice. */
const BY_SAME_ID: readonly string[] = ['funds', 'unanswered', 'notBought'] satisfies LabelFailure[]
export const retryState = (reason: string, externalId: string | null): 'buying' | 'requested' =>
  externalId !== null && BY_SAME_ID.includes(reason) ? 'buying' : 'requested'

const MOST_ATTEMPTS = 12
const LONGEST = 30 * 60_000
/** Milliseconds until a carrier that did not answer, or still thinks, is asked again; undefined: it was asked often enough. */
export const nextPause = (attempts: number): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : Math.min(LONGEST, 5000 * 2 ** attempts)
