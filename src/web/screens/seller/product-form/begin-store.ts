import type { Locale } from '../../../../values/locale.ts'
import { unitWordsOf } from '../../../parts/units/unit-words.ts'
import { formOfOffer } from './form-of-offer.ts'
import { formOfUnit } from './form-of-unit.ts'
import { emptyForm } from './form-state.ts'
import type { OfferData } from './load-offer.ts'
import { createOfferStore, type OfferStore } from './saving/offer-store.ts'

type Begun = Pick<OfferData, 'offer' | 'unit' | 'standards'>

/** The form as it begins: with the offer that was loaded, with what is known of a unit, or with no more than what the shop gives on all it sells. */
export function beginStore(
  companyId: number,
  { offer, unit, standards }: Begun,
  comma: boolean,
  locale: Locale,
): OfferStore {
  const form = offer ? formOfOffer(offer, comma) : emptyForm(standards.warrantyMonths)
  const store = createOfferStore(offer, form, locale)
  if (unit) store.change(formOfUnit(unit, companyId, unitWordsOf(locale)))
  return store
}
