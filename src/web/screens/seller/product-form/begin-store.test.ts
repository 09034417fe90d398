import { expect, test } from 'vitest'
import { offerNotices } from '../../../../domains/products/rules/offer-notices.ts'
import { isDirty } from '../../../parts/forms/draft/create-draft.ts'
import { beginStore } from './begin-store.ts'
import { bodyOf } from './offer-body.ts'

test.each([
  [24, '24'],
  [null, '0'],
])(
  'E07 the shop gives %s months on all it sells: a new product begins with %s, and nobody is warned of it',
  (warrantyMonths, months) => {
    const standards = { returnDays: 14, warrantyMonths }
    const begun = beginStore(1, { offer: null, unit: null, standards }, true, 'pl-PL').read()
    expect(begun.draft.warrantyMonths).toBe(months)
    expect(offerNotices({ ...bodyOf(begun.draft, []), devices: [] }, standards)).toEqual([])
    expect(isDirty(begun)).toBe(false)
  },
)
