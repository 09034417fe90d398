import { addDays, marketDay } from '../../../values/days.ts'
import { monthsAfter } from '../../../values/market-time.ts'

/** `notice`: after the days of notice. `law`, `breach`: what Regulation 2019/1150 art. 4 par. 4 excepts from them. */
export const END_KINDS = ['notice', 'law', 'breach'] as const
export type EndKind = (typeof END_KINDS)[number]

/** Days of notice that the Regulation asks for at least; an operator may give more. */
export const LEAST_NOTICE_DAYS = 30
export const MOST_NOTICE_DAYS = 365

/** Characters of reasons and of what is said against them. */
export const REASONS_LIMIT = 3000

/** Months during which a company may complain of its end, as of every restriction. */
const COMPLAINT_MONTHS = 6

/** The first day that may be the last one of selling: so many whole days after today; today for what is excepted. */
export function earliestLastDay(kind: EndKind, now: Date, noticeDays: number): string {
  return kind === 'notice' ? addDays(marketDay(now), noticeDays) : marketDay(now)
}

/** What a company may complain of, and until when; null: it did, or it is too late. */
export function mayComplainUntil(
  end: { notifiedAt: Date; complainedAt: Date | null; calledOffAt: Date | null },
  now: Date,
) {
  const until = monthsAfter(end.notifiedAt, COMPLAINT_MONTHS)
  return end.complainedAt || end.calledOffAt || until <= now ? null : until
}

/** Until when what a company brought to be let in is kept after its end. */
export const EVIDENCE_MONTHS = 6

/** Where an end stands. */
export const END_STATES = ['planned', 'ended', 'calledOff'] as const
export type EndState = (typeof END_STATES)[number]

export const stateOf = ({ endedAt, calledOffAt }: { endedAt: Date | null; calledOffAt: Date | null }): EndState =>
  calledOffAt ? 'calledOff' : endedAt ? 'ended' : 'planned'

/** Where a paper that was asked for stands: `brought` once the company has added one of that kind since. */
export const REQUEST_STATES = ['open', 'brought', 'received', 'withdrawn'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export function requestState(
  { kind, askedAt, outcome }: { kind: string; askedAt: Date; outcome: 'received' | 'withdrawn' | null },
  documents: readonly { kind: string; createdAt: string }[],
): RequestState {
  if (outcome) return outcome
  return documents.some((one) => one.kind === kind && new Date(one.createdAt) >= askedAt) ? 'brought' : 'open'
}
