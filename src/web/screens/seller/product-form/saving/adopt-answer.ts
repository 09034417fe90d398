import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { formOfOffer } from '../form-of-offer.ts'
import { mergeForms } from './merge-forms.ts'
import type { OfferStore } from './offer-store.ts'

/**
 * After an act beside the form (status, stock, a planned price): the market's answer becomes what is known, what was typed stays. Should
 * it bring a change of somebody else at a field that was touched here, the person is asked, as after a refused save.
 */
export function adoptAnswer(store: OfferStore, answer: OwnOffer, comma: boolean): void {
  const { base, draft } = store.read()
  const newest = formOfOffer(answer, comma)
  const merged = mergeForms(base, draft, newest)
  if (merged.both.length > 0) store.set({ newest: answer })
  else store.set({ offer: answer, base: newest, draft: merged.draft })
}

/** Brings the two sides together: `theirs` names the fields that take what the other person saved. */
export function settleConflict(store: OfferStore, theirs: ReadonlySet<string>, comma: boolean): void {
  const { base, draft, newest } = store.read()
  if (!newest) return
  const base2 = formOfOffer(newest, comma)
  const merged = mergeForms(base, draft, base2, theirs)
  store.set({ offer: newest, base: base2, draft: merged.draft, newest: null, phase: 'idle', failure: null, errors: {} })
}
