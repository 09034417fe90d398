import type { FakePoint } from '../../demo/stand-ins/inpost/inpost.ts'

/** A locker as InPost lists it. */
export const listedLocker = (name: string, over: Record<string, unknown> = {}): FakePoint => ({
  ...{ href: `https://api.inpost.pl/v1/points/${name}`, name, type: ['parcel_locker'], status: 'Operating' },
  location: { longitude: 19.9375, latitude: 50.0614 },
  ...{ location_type: 'Outdoor', location_description: 'Przy  sklepie <b>Żabka</b>', location_description_1: null },
  ...{
    opening_hours: '24/7',
    location_247: true,
    payment_available: false,
    payment_type: { '0': 'Payments are not supported' },
  },
  address: { line1: 'Długa 5', line2: '31-147 Kraków' },
  address_details: {
    ...{ city: 'Kraków', province: 'małopolskie', post_code: '31-147', street: 'Długa', building_number: '5' },
    flat_number: null,
  },
  functions: ['parcel', 'parcel_send', 'parcel_collect'],
  ...over,
})

/** So many lockers, `KRA0001` and on. */
export const listedLockers = (count: number, from = 1): FakePoint[] =>
  Array.from({ length: count }, (_, index) => listedLocker(`KRA${String(from + index).padStart(4, '0')}`))
