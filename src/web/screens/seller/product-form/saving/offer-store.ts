import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../../../values/locale.ts'
import { createDraft, type DraftState, type DraftStore } from '../../../../parts/forms/draft/create-draft.ts'
import type { OfferForm } from '../form-state.ts'

/** A save that was sent and never answered: it is sent again as it was, under the same key, before anything newer. */
export type Unanswered = { key: string; form: OfferForm; productId: number | null; revision: number }

type Beside = {
  /** As the market answered last; null: not kept there yet. */
  offer: OwnOffer | null
  /** Fields are missing or wrong, and a list of them stands above the form. */
  summary: boolean
  phase: 'idle' | 'saving' | 'failed'
  /** Why the last save failed. */
  failure: string | null
  savedAt: number | null
  /** What somebody else has saved meanwhile: nothing is saved until the two are brought together. */
  newest: OwnOffer | null
  unanswered: Unanswered | null
  /** Somebody is on the way to another page. */
  leaving: boolean
  /** Language whose texts are shown. */
  tab: Locale
}

export type OfferState = DraftState<OfferForm> & Beside
export type OfferStore = DraftStore<OfferForm, Beside>

export function createOfferStore(offer: OwnOffer | null, form: OfferForm, tab: Locale = DEFAULT_LOCALE): OfferStore {
  return createDraft<OfferForm, Beside>(form, {
    ...{ offer, summary: false, phase: 'idle', failure: null },
    ...{ savedAt: null, newest: null, unanswered: null, leaving: false, tab },
  })
}
