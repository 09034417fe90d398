import { expect, test } from 'vitest'
import { PARCEL_SIZES } from '../../../../values/parcel-size.ts'
import { DELIVERY_METHODS } from '../../rules/methods.ts'
import { largestBox, USUAL_BOXES } from './boxes.ts'
import { chooseSender } from './choose-sender.ts'
import { handOversOf } from './hand-overs.ts'
import { partyOf } from './party.ts'

const sender = (id: number, shopId: number | null, usual = false) => ({ id, shopId, usual })

test('a parcel goes from where its goods lie, else from the usual address', () => {
  const [main, depot, corner] = [sender(1, null, true), sender(2, 20), sender(3, 30)]
  const from = (senders: ReturnType<typeof sender>[], shops: number[]) => chooseSender(senders, shops)?.id
  expect(from([main, depot, corner], [20])).toBe(2)
  expect(from([main, depot, corner], [30, 20])).toBe(2)
  expect(from([main, depot, corner], [40])).toBe(1)
  expect(from([main, depot, corner], [])).toBe(1)
  expect(from([sender(4, 20), sender(5, 30, true)], [20, 30])).toBe(5)
  expect(from([depot], [])).toBe(2)
  expect(from([depot, corner], [])).toBeUndefined()
  expect(from([], [20])).toBeUndefined()
})

test('what a company has not set is the largest box of a size, as heavy as one piece of it', () => {
  expect(USUAL_BOXES).toEqual({
    small: { length: 640, width: 380, height: 80, weight: 5000 },
    medium: { length: 640, width: 380, height: 190, weight: 10_000 },
    large: { length: 640, width: 380, height: 410, weight: 25_000 },
  })
  for (const size of PARCEL_SIZES) expect(largestBox(size).weight).toBe(25_000)
})

test('every way with labels has a usual hand-over; collecting in a shop has none', () => {
  const ways = Object.fromEntries(DELIVERY_METHODS.map((method) => [method, handOversOf(method)[0]]))
  expect(ways).toMatchObject({ inpost_locker: 'locker', inpost_courier: 'courier', gls_courier: 'courier' })
  expect(ways.store_pickup).toBeUndefined()
})

test('who is asked for at an address is told by first and last name', () => {
  const at = { name: 'ReKomp', phone: '1', email: 'a@b.pl', street: 'Długa 1', postalCode: '31-147', city: 'Kraków' }
  const names = (contact: string) => {
    const { firstName, lastName } = partyOf({ ...at, country: 'PL', contact })
    return [firstName, lastName]
  }
  expect(names(' Anna  Maria Lis ')).toEqual(['Anna Maria', 'Lis'])
  expect(names('Magazyn')).toEqual(['Magazyn', ''])
  expect(names('')).toEqual(['', ''])
})
