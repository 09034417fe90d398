import { expect, test } from 'vitest'
import type { PricedCart } from '../../cart/rules/index.ts'
import { checkBuyer, checkTotal, completeInvoice } from './check-buyer.ts'

type Method = 'dpd_courier' | 'dpd_pickup' | null
const cart = (method: Method, states: ('used' | 'damaged')[] = ['used'], total = 100) =>
  ({
    total,
    groups: [
      { choice: null, lines: [] },
      { choice: method && { method }, lines: states.map((state) => ({ state })) },
    ],
  }) as unknown as PricedCart
const home = { street: 'Prosta 1', postalCode: '00-838', city: 'Warszawa', country: 'PL' }
const says = (more: object = {}) => ({ acceptTerms: true, ...more }) as Parameters<typeof checkBuyer>[0]
/** What a refusal says: its kind, code and fields. */
function refusal(check: () => unknown) {
  try {
    check()
    return undefined
  } catch (error) {
    const { kind, code, fields, params } = error as Record<string, unknown>
    return { kind, code, fields, params }
  }
}
const invalid = (field: string, code: string) => ({ kind: 'invalid', code, fields: [{ field, code }], params: {} })

test('V11 nobody orders without the terms', () => {
  expect(refusal(() => checkBuyer(says({ acceptTerms: false }), cart('dpd_pickup')))).toEqual(
    invalid('acceptTerms', 'terms_not_accepted'),
  )
})

test('V11 a courier needs an address whose code is one of its country, a pickup point none', () => {
  const to = (address?: object, method: Method = 'dpd_courier') =>
    refusal(() => checkBuyer(says({ shippingAddress: address }), cart(method)))
  expect(to()).toEqual(invalid('shippingAddress', 'shipping_address_required'))
  expect(to(home)).toBeUndefined()
  const example = (postalCode: string) => ({
    ...invalid('shippingAddress.postalCode', 'postal_code_unfit'),
    fields: [{ field: 'shippingAddress.postalCode', code: 'postal_code_unfit', params: { example: postalCode } }],
    params: { example: postalCode },
  })
  expect(to({ ...home, postalCode: '0083' })).toEqual(example('12-345'))
  expect(to({ ...home, country: 'DE', postalCode: '0083' })).toEqual(example('12345'))
  expect(to(undefined, 'dpd_pickup')).toBeUndefined()
  // An address that is not used is not looked at.
  expect(to({ ...home, postalCode: '0083' }, 'dpd_pickup')).toBeUndefined()
})

test('V11 one damaged thing among others needs express consent', () => {
  const of = (more: object, states: ('used' | 'damaged')[]) => refusal(() => checkBuyer(says(more), cart(null, states)))
  expect(of({}, ['used', 'damaged'])).toEqual(invalid('acceptCondition', 'condition_not_accepted'))
  expect(of({ acceptCondition: true }, ['used', 'damaged'])).toBeUndefined()
  expect(of({}, ['used', 'used'])).toBeUndefined()
})

test('V11 an invoice is whole or names all that is missing', () => {
  const whole = { name: 'Firma', taxId: '526-000-12-46', address: 'Prosta 1' }
  expect(completeInvoice(null)).toBeNull()
  expect(completeInvoice(whole)).toEqual({ name: 'Firma', taxId: '5260001246', address: 'Prosta 1' })
  expect(refusal(() => completeInvoice({}))).toEqual({
    kind: 'invalid',
    code: 'invoice_incomplete',
    fields: ['name', 'taxId', 'address'].map((one) => ({ field: `invoice.${one}`, code: 'required' })),
    params: {},
  })
  expect(refusal(() => completeInvoice({ ...whole, name: '' }))?.fields).toEqual([
    { field: 'invoice.name', code: 'required' },
  ])
  expect(refusal(() => completeInvoice({ ...whole, taxId: '5260001247' }))).toEqual(
    invalid('invoice.taxId', 'tax_id_invalid'),
  )
})

test('V11 the buyer pays the total that was shown, or is told the other one', () => {
  expect(refusal(() => checkTotal(100, cart(null)))).toBeUndefined()
  for (const expected of [99, 101]) {
    expect(refusal(() => checkTotal(expected, cart(null)))).toEqual({
      kind: 'conflict',
      code: 'price_changed',
      params: { total: 100 },
      fields: [{ field: 'expectedTotal', code: 'price_changed', params: { total: 100 } }],
    })
  }
})
