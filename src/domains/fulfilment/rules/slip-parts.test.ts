import { expect, test } from 'vitest'
import { slipParts } from './slip-parts.ts'

const A = { versionId: 1, quantity: 3 }
const B = { versionId: 2, quantity: 1 }
const dpd = { id: 1, carrier: 'dpd' as const, trackingNumber: '1000000000001U' }
const van = { id: 2, carrier: 'other' as const, trackingNumber: null }

test('R14 what has not left is one slip, asked for by order or by parcel', () => {
  const order = { items: [A, B], shipments: [], left: [A, B] }
  for (const per of ['order', 'shipment'] as const) {
    expect(slipParts(order, per)).toEqual([{ pieces: [A, B], part: null, sent: undefined }])
  }
})

test('R14 each parcel that left has a slip, and so has what is left, each with its place among them', () => {
  const first = { ...dpd, items: [{ versionId: 1, quantity: 2 }] }
  const rest = [{ versionId: 1, quantity: 1 }, B]
  expect(slipParts({ items: [A, B], shipments: [first], left: rest }, 'shipment')).toEqual([
    { pieces: first.items, part: { no: 1, of: 2 }, sent: first },
    { pieces: rest, part: { no: 2, of: 2 }, sent: undefined },
  ])
  const second = { ...van, items: rest }
  expect(slipParts({ items: [A, B], shipments: [first, second], left: [] }, 'shipment')).toEqual([
    { pieces: first.items, part: { no: 1, of: 2 }, sent: first },
    { pieces: rest, part: { no: 2, of: 2 }, sent: second },
  ])
})

test('R14 one slip for all names the number of the only parcel, and none where there are several', () => {
  const whole = { ...dpd, items: [A] }
  expect(slipParts({ items: [A], shipments: [whole], left: [] }, 'order')).toEqual([
    { pieces: [A], part: null, sent: whole },
  ])
  expect(slipParts({ items: [A], shipments: [whole], left: [] }, 'shipment')[0]?.part).toBeNull()
  expect(slipParts({ items: [A, B], shipments: [whole, { ...van, items: [B] }], left: [] }, 'order')).toEqual([
    { pieces: [A, B], part: null, sent: undefined },
  ])
})
