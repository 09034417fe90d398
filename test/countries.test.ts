import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { COUNTRIES } from '../src/values/countries.ts'
import { aPerson } from './factories/person.ts'
import { type TestMarket, testMarket } from './market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

type Node = { properties?: Record<string, Node>; enum?: unknown[] } & Record<string, unknown>

/** Every field of this name in a schema, with the path to it. */
function fieldsNamed(name: string, node: unknown, path = ''): [string, Node][] {
  if (node === null || typeof node !== 'object') return []
  const { properties = {}, ...rest } = node as Node
  const here = Object.entries(properties).flatMap(([key, value]): [string, Node][] =>
    key === name ? [[`${path}.${key}`, value]] : fieldsNamed(name, value, `${path}.${key}`),
  )
  return [...here, ...Object.values(rest).flatMap((value) => fieldsNamed(name, value, path))]
}

test('B08 wherever a country is sent, it is one of those an address may name', () => {
  const asked = market.services.flatMap(({ contract }) =>
    Object.entries(contract).flatMap(([key, endpoint]) =>
      [endpoint.body, endpoint.query].flatMap((schema) =>
        schema ? fieldsNamed('country', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), key) : [],
      ),
    ),
  )
  expect(asked.length).toBeGreaterThan(8)
  for (const [where, field] of asked) expect([where, field.enum]).toEqual([where, COUNTRIES])
})

test('B08 the address book refuses a country that does not exist, by its field', async () => {
  const { auth } = await aPerson(market)
  const home = { firstName: 'Hanna', lastName: 'Lis', address: 'ul. Długa 2', postalCode: '31-147', city: 'Kraków' }
  for (const country of ['XX', 'ZZ', 'pl', 'POL', '']) {
    const { status, json } = await market.api('POST', '/api/account/shipping-data', { ...home, country }, auth)
    expect([country, status, json.errors]).toMatchObject([country, 422, [{ field: 'country' }]])
  }
  const right = await market.api('POST', '/api/account/shipping-data', { ...home, country: 'PL' }, auth)
  expect(right.status).toBe(201)
})
