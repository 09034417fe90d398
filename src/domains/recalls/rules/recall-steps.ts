import { monthsAfter } from '../../../values/market-time.ts'

export const RECALL_KINDS = ['recall', 'safety', 'illegal'] as const
export type RecallKind = (typeof RECALL_KINDS)[number]
export const RECALL_SOURCES = ['operator', 'authority', 'safety'] as const
export type RecallSource = (typeof RECALL_SOURCES)[number]

/** What is done of a recall, in this order: offers found and paused, their sellers told, buyers told. */
export const STEPS = ['offers', 'sellers', 'buyers', 'done'] as const
export type RecallStep = (typeof STEPS)[number]

/** The step after one that has nothing left to do. */
export const nextStep = (step: RecallStep): RecallStep => STEPS[STEPS.indexOf(step) + 1] ?? 'done'

/** Of an illegal product the buyers of the last six months are told (Regulation 2022/2065 art. 32); of others those of so many years. */
export const ILLEGAL_MONTHS = 6
export const YEARS_MOST = 10

/** Since when buyers are told. */
export const toldSince = (kind: RecallKind, years: number, now: Date): Date =>
  monthsAfter(now, kind === 'illegal' ? -ILLEGAL_MONTHS : -12 * years)

/** A page of the European Commission's alerts: no other address goes into mails. */
export function isSafetyGate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname } = new URL(address)
  return protocol === 'https:' && hostname === 'ec.europa.eu' && pathname.startsWith('/safety-gate')
}
