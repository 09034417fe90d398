import type { OfferState } from './offer-store.ts'

/** A draft, once it has what the market asks of every product. What is published changes only when somebody says so. */
export function savesItself({ offer, draft, newest }: OfferState): boolean {
  if (newest || (offer && offer.status !== 'draft')) return false
  return draft.title.trim() !== '' && draft.categoryId !== null
}
