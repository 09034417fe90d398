import { expect, test } from 'vitest'
import { carrierOf, isTracking, looksUsual, normalizeTracking, trackingLink } from './carriers.ts'

test('R14 the carrier follows from the way of delivery', () => {
  expect(
    (['dpd_pickup', 'dpd_courier', 'gls_courier', 'inpost_locker', 'inpost_courier', 'store_pickup'] as const).map(
      carrierOf,
    ),
  ).toEqual(['dpd', 'dpd', 'gls', 'inpost', 'inpost', 'other'])
})

test('R14 numbers are taken as people copy them, nonsense is not', () => {
  expect(normalizeTracking(' 6200 1234 \t5678 ')).toBe('620012345678')
  expect(normalizeTracking('1z999aa10123456784')).toBe('1Z999AA10123456784')
  expect(['ABC1', 'RR123456785PL', '1-2/34', '0'.repeat(40)].map(isTracking)).toEqual([true, true, true, true])
  expect(['', 'AB', '-1234', '<SCRIPT>', '=1+1', '0'.repeat(41), 'ĄĘ12'].map(isTracking)).toEqual(Array(7).fill(false))
})

test('R14 an unusual number is told apart, without refusing it', () => {
  expect(looksUsual('inpost', '6'.repeat(24))).toBe(true)
  expect(looksUsual('inpost', '6'.repeat(23))).toBe(false)
  expect(looksUsual('dpd', '1000000000001U')).toBe(true)
  expect(looksUsual('gls', '12345')).toBe(false)
  expect(looksUsual('poczta', 'RR123456785PL')).toBe(true)
  expect(looksUsual('dhl', '12345')).toBe(true)
  expect(looksUsual('other', '12345')).toBe(true)
})

test('R14 the link carries the number, encoded; the configuration stands over what is known', () => {
  expect(trackingLink({}, 'dpd', '1/2')).toBe('https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=1%2F2')
  expect(trackingLink({ dpd: 'https://t.example.com/{number}' }, 'dpd', '12')).toBe('https://t.example.com/12')
  expect(trackingLink({ other: 'https://t.example.com/{number}' }, 'other', '12')).toBe('https://t.example.com/12')
  expect(trackingLink({}, 'other', '12')).toBeNull()
  expect(trackingLink({}, 'dpd', null)).toBeNull()
})
