import type { Currency } from '../../../values/money.ts'

/** What the operator decides of a company or asks of it. */
type CompanyStep =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'reinstate'
  | 'endPlanned'
  | 'endCalledOff'
  | 'ended'
  | 'endAnswered'
  | 'documentAsked'
  | 'identityChanged'
  | 'draftRemoved'

/** What a notice of each kind is told; amounts in grosze. */
export type NoticeData = {
  orderStep: {
    number: string
    seller: string
    step: 'confirmed' | 'partlyShipped' | 'shipped' | 'trackingCorrected' | 'ready' | 'delivered' | 'cancelled'
  }
  parcelNear: { number: string; seller: string; step: 'outForDelivery' | 'readyToCollect' }
  returnMoved: { number: string; seller: string }
  orderToHandle: { number: string; company: string; amount: number; currency: Currency }
  orderCancelled: { number: string; company: string }
  returnToHandle: { number: string; company: string }
  reviewReceived: { product: string; score: number; company: string }
  /** Something bought in order `number` is recalled. */
  recall: { number: string; title: string }
  reviewReplied: { product: string; seller: string }
  payout: { company: string; amount: number; currency: Currency; step: 'paid' | 'returned' }
  companyDecision: { company: string; step: CompanyStep }
  /** `step`: the page whose text changes; `day`: from when, as `2026-12-24`. */
  termsChange: { company: string; step: 'policy' | 'ranking' | 'regular'; day: string }
  /** `lowest`: of the 30 days before the reduction. */
  priceDropped: { title: string; now: number; lowest: number; currency: Currency }
  backInStock: { title: string }
  /** `titles`: of some of them, in one text. */
  savedSearch: { name: string; count: number; titles: string }
}
export type NoticeKind = keyof NoticeData

/**
 * `market`: shown there unless somebody wants it otherwise. `mail`: the same of a mail of ours; `law` and `contract`: another mail tells it anyway, as
 * the law or the contract asks, and nobody can do without.
 */
type Usual = { whose: 'buyer' | 'seller'; market: boolean; mail: boolean | 'law' | 'contract' }

export const NOTICE_KINDS: Readonly<Record<NoticeKind, Usual>> = {
  orderStep: { whose: 'buyer', market: true, mail: 'law' },
  parcelNear: { whose: 'buyer', market: true, mail: 'contract' },
  returnMoved: { whose: 'buyer', market: true, mail: 'law' },
  recall: { whose: 'buyer', market: true, mail: 'law' },
  reviewReplied: { whose: 'buyer', market: true, mail: false },
  // Advertising needs consent: a mail comes only to whoever asked for one.
  priceDropped: { whose: 'buyer', market: true, mail: false },
  backInStock: { whose: 'buyer', market: true, mail: true },
  savedSearch: { whose: 'buyer', market: true, mail: true },
  orderToHandle: { whose: 'seller', market: true, mail: 'contract' },
  orderCancelled: { whose: 'seller', market: true, mail: 'contract' },
  returnToHandle: { whose: 'seller', market: true, mail: 'law' },
  reviewReceived: { whose: 'seller', market: true, mail: false },
  payout: { whose: 'seller', market: true, mail: 'contract' },
  companyDecision: { whose: 'seller', market: true, mail: 'law' },
  termsChange: { whose: 'seller', market: true, mail: 'law' },
}
export const KIND_NAMES = Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]]

export type Wanted = { inMarket: boolean; byMail: boolean }

/** What is so unless somebody chose otherwise; what comes by mail anyway is no choice. */
export const usualOf = (kind: NoticeKind): Wanted => {
  const { market, mail } = NOTICE_KINDS[kind]
  return { inMarket: market, byMail: mail === true }
}

/** Whether this domain may write the mail at all. */
export const mayMail = (kind: NoticeKind): boolean => {
  const { mail } = NOTICE_KINDS[kind]
  return typeof mail === 'boolean'
}
