import type { ProductView } from '../contract.ts'

export type OfferStatus = ProductView['status']

/** What may follow what. Sold out is no status: it is said of an offer whose versions have nothing left. */
const NEXT: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  draft: ['published'],
  published: ['paused', 'draft'],
  paused: ['published', 'draft'],
}

/** Whether an offer may go from one status to another; to stay is always allowed. */
export const mayBecome = (from: OfferStatus, to: OfferStatus): boolean => from === to || NEXT[from].includes(to)
