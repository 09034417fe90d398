import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { emptyDraft } from './draft.ts'

const complete = {
  ...emptyDraft(),
  buyer: { firstName: 'Zofia', lastName: 'Kot', email: 'zofia@example.pl', phone: '600 100 200' },
  address: { ...emptyDraft().address, street: 'Długa 1', postalCode: '31-147', city: 'Kraków' },
  acceptTerms: true,
}
const needs = { address: true, condition: false }
const fields = (...args: Parameters<typeof checkDraft>) =>
  checkDraft(...args).map((one) => `${one.field} ${one.problem}`)

test('V01 V11 an empty form names every field in the order of the page', () => {
  expect(fields(emptyDraft(), { address: true, condition: true })).toEqual([
    'buyer.firstName required',
    'buyer.lastName required',
    'buyer.email required',
    'buyer.phone required',
    'shippingAddress.street required',
    'shippingAddress.postalCode required',
    'shippingAddress.city required',
    'acceptCondition condition',
    'acceptTerms terms',
  ])
})

test('V11 the address is asked for only when a courier comes', () => {
  const noAddress = { ...complete, address: emptyDraft().address }
  expect(fields(noAddress, { address: false, condition: false })).toEqual([])
  expect(fields(noAddress, needs)).toHaveLength(3)
  expect(fields({ ...complete, otherRecipient: true }, needs)).toEqual([
    'shippingAddress.firstName required',
    'shippingAddress.lastName required',
  ])
})

test('V11 an invoice needs all of its data', () => {
  const half = { ...complete, wantsInvoice: true, invoice: { name: 'Kot sp. z o.o.', taxId: ' ', address: '' } }
  expect(fields(half, needs)).toEqual(['invoice.taxId required', 'invoice.address required'])
  expect(fields({ ...half, wantsInvoice: false }, needs)).toEqual([])
})

test('V14 forms of e-mail, phone and the Polish postal code', () => {
  const wrong = { ...complete, buyer: { ...complete.buyer, email: 'zofia@', phone: '12345' } }
  expect(fields(wrong, needs)).toEqual(['buyer.email email', 'buyer.phone phone'])
  const code = (postalCode: string, country: string) => ({
    ...complete,
    address: { ...complete.address, postalCode, country },
  })
  expect(fields(code('31147', 'PL'), needs)).toEqual(['shippingAddress.postalCode postalCode'])
  expect(fields(code('10115', 'DE'), needs)).toEqual([])
})
