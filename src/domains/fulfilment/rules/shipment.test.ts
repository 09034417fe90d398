import { expect, test } from 'vitest'
import type { Failure } from '../../../values/failure.ts'
import { isSameShipment, readShipment, type ShipmentData } from './shipment.ts'

const refusal = (data: ShipmentData, path?: string) => {
  try {
    return readShipment(data, path)
  } catch (error) {
    return (error as Failure).fields.map(({ field, code }) => `${field} ${code}`)
  }
}

test('R14 a number is kept without what people write into it; nothing written is no number', () => {
  expect(readShipment({ carrier: 'dpd', trackingNumber: ' 1234 5678 9012 3u ' })).toEqual({
    carrier: 'dpd',
    trackingNumber: '1234567890123U',
  })
  for (const trackingNumber of [null, '', '   '])
    expect(readShipment({ carrier: 'other', trackingNumber })).toEqual({ carrier: 'other', trackingNumber: null })
})

test('R14 a carrier needs a number, the own van none; what can be no number is refused by the name of its field', () => {
  expect(refusal({ carrier: 'dpd', trackingNumber: null })).toEqual(['trackingNumber tracking_required'])
  expect(refusal({ carrier: 'gls', trackingNumber: ' ' }, 'shipments.1.')).toEqual([
    'shipments.1.trackingNumber tracking_required',
  ])
  for (const carrier of ['dpd', 'other'] as const)
    expect(refusal({ carrier, trackingNumber: '<script>' })).toEqual(['trackingNumber tracking_invalid'])
})

test('a shipment is the same by carrier and number', () => {
  const one = { carrier: 'dpd', trackingNumber: '1234567890123U' } as const
  expect(isSameShipment(one, { ...one })).toBe(true)
  expect(isSameShipment(one, { ...one, carrier: 'gls' })).toBe(false)
  expect(isSameShipment(one, { ...one, trackingNumber: '1234567890124U' })).toBe(false)
  expect(isSameShipment(null, one)).toBe(false)
})
