import { expect, test } from 'vitest'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { emptyDraft } from '../checkout/draft.ts'
import { draftOf } from './plain-draft.ts'

const cart = { country: 'DE' } as Cart

test('an empty form begins with the country of the cart', () => {
  const empty = emptyDraft()
  expect(draftOf({}, cart)).toEqual({ ...empty, address: { ...empty.address, country: 'DE' } })
})

test('what was sent stands in the form again; what is no field of it does not', () => {
  const draft = draftOf(
    {
      ...{ step: 'order', 'buyer.firstName': 'Anna', 'buyer.email': 'anna', 'buyer.evil': 'x' },
      ...{ 'shipping.street': 'ul. Długa 7', 'shipping.country': 'PL', 'invoice.taxId': '1' },
      ...{ otherRecipient: 'on', wantsInvoice: 'on', acceptTerms: 'on', 'oldDevices.3': 'on' },
    },
    cart,
  )
  expect(draft.buyer).toEqual({ firstName: 'Anna', lastName: '', email: 'anna', phone: '' })
  expect(draft.address).toMatchObject({ street: 'ul. Długa 7', city: '', country: 'DE' })
  expect(draft).toMatchObject({ otherRecipient: true, wantsInvoice: true, acceptTerms: true, acceptCondition: false })
  expect(draft).toMatchObject({ oldDevices: [3], invoice: { taxId: '1', name: '' } })
})
