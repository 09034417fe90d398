import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../../../values/locale.ts'
import { createStore, type Store } from '../../../../session/store.ts'
import type { OfferForm } from '../form-state.ts'
import { same } from './merge-forms.ts'

/** Texts by the field they belong to, as the market names it: `versions.0.price`. */
export type FieldTexts = Readonly<Record<string, string>>

/** A save that was sent and never answered: it is sent again as it was, under the same key, before anything newer. */
export type Unanswered = { key: string; form: OfferForm; productId: number | null; revision: number }

export type OfferState = {
  /** As the market answered last; null: not kept there yet. */
  offer: OwnOffer | null
  /** The form as the market keeps it; what differs in `form` is unsaved. */
  base: OfferForm
  form: OfferForm
  errors: FieldTexts
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

export type OfferStore = Store<OfferState> & {
  set: (part: Partial<OfferState>) => void
  /** Changes the form; messages at the changed fields go. */
  change: (part: Partial<OfferForm>) => void
}

export function createOfferStore(offer: OwnOffer | null, form: OfferForm, tab: Locale = DEFAULT_LOCALE): OfferStore {
  const store = createStore<OfferState>({
    ...{ offer, base: form, form, errors: {}, summary: false, phase: 'idle', failure: null },
    ...{ savedAt: null, newest: null, unanswered: null, leaving: false, tab },
  })
  const set = (part: Partial<OfferState>) => store.write({ ...store.read(), ...part })
  return {
    ...store,
    set,
    change(part) {
      const { form: before, errors } = store.read()
      const after = { ...before, ...part }
      set({ form: after, errors: withoutChanged(errors, before, after) })
    },
  }
}

/** Messages at fields that are as they were. Rows that moved take no message with them. */
function withoutChanged(errors: FieldTexts, before: OfferForm, after: OfferForm): FieldTexts {
  const names = Object.keys(errors)
  if (names.length === 0) return errors
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => same(valueAt(before, field), valueAt(after, field))),
  )
}

function valueAt(form: OfferForm, field: string): unknown {
  return field.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], form)
}

export const isDirty = ({ base, form }: Pick<OfferState, 'base' | 'form'>) => base !== form && !same(base, form)
