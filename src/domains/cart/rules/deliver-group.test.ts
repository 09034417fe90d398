import { expect, test } from 'vitest'
import { deliverGroup } from './deliver-group.ts'

const price = (method: string, amount: number, areas: object[] = []) => ({
  method,
  price: amount,
  codPrice: null,
  freeFrom: null,
  transitDays: 1,
  sizePrices: {},
  areas,
})
const PRICES = [
  price('gls_courier', 1900),
  price('dpd_courier', 1500, [{ countries: ['DE'], price: 4000, freeFrom: null, transitDays: 3 }]),
  price('inpost_locker', 1200),
]
const line = (deliveryDays: number) => ({ lineTotal: 100, quantity: 1, deliveryDays, offer: { parcelSize: 'small' } })

function delivered(country: string) {
  const asked: object[] = []
  const group = deliverGroup({
    ...{ lines: [line(1), line(4)], prices: PRICES, shops: [], wanted: undefined, country, holiday: null },
    arrives: (one: object) => void asked.push(one),
  } as never)
  return { ...group, asked, names: group.methods.map(({ method }) => method) }
}

test('R13 what goes there is offered, the cheapest first; what does not is named', () => {
  const home = delivered('PL')
  expect([home.names, home.unreached]).toEqual([['inpost_locker', 'dpd_courier', 'gls_courier'], []])
  const abroad = delivered('DE')
  expect([abroad.names, abroad.unreached]).toEqual([['dpd_courier'], ['gls_courier', 'inpost_locker']])
  expect(abroad.methods[0]?.price).toBe(4000)
  const nowhere = delivered('JP')
  expect([nowhere.methods, nowhere.unreached, nowhere.deliverable]).toEqual([
    [],
    ['gls_courier', 'dpd_courier', 'inpost_locker'],
    false,
  ])
})

test('R13 all goes together: the slowest of the goods decides when', () => {
  expect(delivered('DE').asked).toEqual([
    { method: 'dpd_courier', transitDays: 3, dispatchDays: 4, country: 'DE', holiday: null },
  ])
})
