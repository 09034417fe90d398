import { expect, test } from 'vitest'
import { checkMethods, type MethodSetting, normalizeMethods } from './check-methods.ts'

const courier: MethodSetting = {
  method: 'dpd_courier',
  enabled: true,
  price: 1999,
  codPrice: 2599,
  freeFrom: null,
  transitDays: 1,
  externalId: 'DPD-1',
  sizePrices: {},
  areas: [],
}
const locker: MethodSetting = { ...courier, method: 'inpost_locker', codPrice: null, externalId: 'PACZ' }
const pickup: MethodSetting = { ...courier, method: 'store_pickup', price: 0, codPrice: null, externalId: null }

test('E12 a complete list is right', () => {
  expect(checkMethods([courier, locker, pickup], true)).toEqual([])
  expect(checkMethods([], false)).toEqual([])
  // Countries left out stay as they are.
  expect(checkMethods([{ ...courier, areas: undefined }], true)).toEqual([])
})

test('V10 an id of an outside system stands in the list once, spaces around it aside', () => {
  const twice = normalizeMethods([courier, { ...locker, externalId: ' DPD-1 ' }])
  expect(checkMethods(twice, true)).toEqual([{ field: 'methods.1.externalId', code: 'key_exists' }])
  expect(
    checkMethods(
      normalizeMethods([
        { ...courier, externalId: ' ' },
        { ...locker, externalId: '' },
      ]),
      true,
    ),
  ).toEqual([])
})

test.each([
  ['a method switched on has a price', { ...courier, price: null, codPrice: null }, 'price', 'required'],
  ['B09 a locker takes no cash', { ...locker, codPrice: 2000 }, 'codPrice', 'cod_not_offered'],
  ['cash on delivery costs no less than without', { ...courier, codPrice: 1998 }, 'codPrice', 'cod_below_price'],
  ['collecting needs a shop', pickup, 'enabled', 'pickup_needs_shop'],
  ['what is collected has no parcel', { ...pickup, enabled: false, sizePrices: { small: 1 } }, 'sizePrices', 'invalid'],
])('E12 %s', (_, method, field, code) => {
  expect(checkMethods([method], false)).toEqual([{ field: `methods.0.${field}`, code }])
})

test('E12 a method stands in the list once; one switched off may lack its price', () => {
  expect(checkMethods([courier, { ...courier, externalId: null }], true)).toEqual([
    { field: 'methods.1.method', code: 'invalid' },
  ])
  expect(checkMethods([{ ...courier, enabled: false, price: null, codPrice: null }], true)).toEqual([])
})

const abroad = (...groups: string[][]) => ({
  ...courier,
  areas: groups.map((countries) => ({ countries, price: 4900, freeFrom: null, transitDays: 3 })),
})

test('E12 a country stands in one group of a method, and its carrier goes there', () => {
  expect(checkMethods([abroad(['DE', 'CZ'], ['FR'])], true)).toEqual([])
  expect(checkMethods([locker, abroad(['DE'], ['CZ', 'DE', 'CZ'])], true)).toEqual([
    { field: 'methods.1.areas.1.countries', code: 'country_twice', params: { countries: 'DE, CZ' } },
  ])
  expect(checkMethods([abroad(['DE', 'JP', 'US'])], true)).toEqual([
    { field: 'methods.0.areas.0.countries', code: 'country_not_reached', params: { countries: 'JP, US' } },
  ])
  // Lockers abroad are not ours to promise.
  expect(checkMethods([{ ...abroad(['DE']), method: 'inpost_locker', codPrice: null }], true)).toEqual([
    { field: 'methods.0.areas.0.countries', code: 'country_not_reached', params: { countries: 'DE' } },
  ])
})

test('E12 cash on delivery may cost the same; ids are kept without spaces around them', () => {
  expect(checkMethods([{ ...courier, codPrice: courier.price }], true)).toEqual([])
  expect(checkMethods([{ ...courier, enabled: false, price: null }], true)).toEqual([])
  const ids = [' DPD-1 ', '  ', null]
  expect(normalizeMethods(ids.map((externalId) => ({ ...courier, externalId }))).map((one) => one.externalId)).toEqual([
    'DPD-1',
    null,
    null,
  ])
})
