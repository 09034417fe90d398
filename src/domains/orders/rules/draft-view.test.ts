import { expect, test } from 'vitest'
import { draftView } from './draft-view.ts'
import type { PurchaseDraft } from './purchase-draft.ts'

const seller = { id: 4, name: 'Nowak', email: 'shop@example.com', phone: '+48 600 700 800' }
const item = { versionId: 7, title: 'ThinkPad', quantity: 1, lineTotal: 100 }
const draft = {
  key: 'a key',
  buyer: { firstName: 'Anna', lastName: 'Kowalska', email: 'anna@example.com', phone: '+48 600 000 000' },
  shippingAddress: { country: 'DE' },
  invoice: null,
  currency: 'PLN',
  heldUntil: new Date('2026-11-23T10:30:00Z'),
  placedAt: new Date('2026-11-23T10:00:00Z'),
  orders: [
    {
      companyId: 4,
      status: 'pending',
      paymentStatus: 'unpaid',
      seller: { ...seller, country: 'PL', taxId: '5260001246' },
      method: 'dpd_courier',
      cashOnDelivery: false,
      pickup: null,
      total: 100,
      commission: { rate: 500 },
      items: [{ ...item, vatScheme: 'vat23', erpCode: 'A-1' }],
    },
  ],
} as unknown as PurchaseDraft
const view = (more: object = {}) =>
  draftView({ ...draft, ...more }, (companyId) => `OB-${companyId}`, draft.placedAt, null)

test('what placing answers is the purchase as it would be read, without what is the seller’s business', () => {
  const { orders, ...purchase } = view()
  expect(purchase).toMatchObject({ key: 'a key', email: 'anna@example.com', phone: '+48 600 000 000', dueOnline: 100 })
  expect(orders).toEqual([
    expect.objectContaining({
      number: 'OB-4',
      seller,
      items: [{ ...item, titles: {}, givenUp: 0 }],
      country: 'DE',
      carrier: 'dpd',
      paymentType: 'online',
      provider: null,
      amountPaid: 0,
      shipments: [],
      history: [{ at: '2026-11-23T10:00:00.000Z', status: 'pending' }],
      currency: 'PLN',
    }),
  ])
  expect(Object.keys(orders[0] ?? {})).not.toContain('commission')
})

test('what is collected has no address', () => {
  expect(view({ shippingAddress: null }).orders[0]?.country).toBeNull()
})
