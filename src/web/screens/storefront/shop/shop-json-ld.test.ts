import { expect, test } from 'vitest'
import type { ShopData } from './load-shop.ts'
import { shopJsonLd } from './shop-json-ld.ts'

const day = { open: true, from: '09:00', to: '12:00', more: [{ from: '13:00', to: '17:00' }] }
const closed = { open: false, from: '09:00', to: '17:00' }

test('R09 R23 hours with a break, a day around the clock and a holiday, as search engines read them', () => {
  const whole = { open: true, from: '00:00', to: '00:00' }
  const data = {
    shop: {
      ...{ id: 1, companyId: 2, title: 'Salon', description: '', street: 'ul. Józefa 12', postalCode: '31-056' },
      ...{
        city: 'Kraków',
        country: 'PL',
        lat: 50.05,
        lng: 19.94,
        timeZone: 'Europe/Warsaw',
        removed: false,
        images: [],
      },
      hours: { mon: day, tue: whole, wed: closed, thu: closed, fri: closed, sat: closed, sun: closed },
      exceptions: [{ date: '2026-12-25', ...closed, label: { 'pl-PL': 'Boże Narodzenie' } }],
    },
    company: { id: 2, name: 'Lis', phone: '+48120000000' },
  } as unknown as ShopData
  expect(shopJsonLd(data, 'https://market.example/shops/1')).toMatchObject({
    '@type': 'Store',
    geo: { latitude: 50.05, longitude: 19.94 },
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' },
      { dayOfWeek: 'Monday', opens: '13:00', closes: '17:00' },
      { dayOfWeek: 'Tuesday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  })
})
