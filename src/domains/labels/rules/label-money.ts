import type { LabelState } from './label-states.ts'

/**
 * What is known of the money of a label. `nothing`: it was never bought; `unknown`: nobody knows yet whether it was; `owed`: it is paid, or will
 * be billed; `kept`: the same, and the carrier does not take it back; `asked`: the carrier took it back, and its account or invoice shows what it returns.
 */
export const LABEL_MONEY = ['nothing', 'unknown', 'owed', 'kept', 'asked'] as const
export type LabelMoney = (typeof LABEL_MONEY)[number]

type Known = { state: LabelState; boughtAt: Date | null; cancelRefusedAt: Date | null }

export function moneyOf({ state, boughtAt, cancelRefusedAt }: Known): LabelMoney {
  if (state === 'buying' || state === 'uncertain') return 'unknown'
  if (boughtAt === null) return 'nothing'
  if (state === 'cancelled') return 'asked'
  return cancelRefusedAt === null ? 'owed' : 'kept'
}
