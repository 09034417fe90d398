import type { Locale } from '../../../../values/locale.ts'
import { unitWordsOf } from '../../../parts/units/unit-words.ts'
import { formOfOffer } from './form-of-offer.ts'
import { formOfUnit } from './form-of-unit.ts'
import { emptyForm } from './form-state.ts'
import type { OfferData } from './load-offer.ts'
import { createOfferStore, type OfferStore } from './saving/offer-store.ts'

type Begun = Pick<OfferData, 'offer' | 'unit'>

/** The form as it begins: with the offer that was loaded, with what is known of a unit, or empty. */
export function beginStore(companyId: number, { offer, unit }: Begun, comma: boolean, locale: Locale): OfferStore {
  const store = createOfferStore(offer, offer ? formOfOffer(offer, comma) : emptyForm(), locale)
  if (unit) store.change(formOfUnit(unit, companyId, unitWordsOf(locale)))
  return store
}
