import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../src/domains/accounts/index.ts'
import { writeSetting } from '../src/domains/settings/index.ts'
import { type TestMarket, testMarket } from '../test/market.ts'
import { closeDemoAccounts } from './close-demo.ts'
import { DEMO_PASSWORD, PERSONAS } from './personas.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const OWN_PASSWORD = 'cichy-wodospad-w-piwnicy'
const logIn = (email: string, password: string) => market.api('POST', '/api/users/login', { email, password })

test('when a demo opens for business, the password that everybody knows opens nothing', async () => {
  const { firstName, lastName, phone, email } = PERSONAS.operator
  const make = (address: string, password: string) =>
    createUser(market.deps, { firstName, lastName, phone, email: address, password, permissions: 'admin' })
  await make(email, DEMO_PASSWORD)
  await make(PERSONAS.buyer.email, OWN_PASSWORD)
  await writeSetting(market.deps, 'demo', 'loaded')
  const { tokenUser } = (await logIn(email, DEMO_PASSWORD)).json
  expect(await closeDemoAccounts(market.deps)).toBe(1)
  expect((await logIn(email, DEMO_PASSWORD)).status).toBe(401)
  const status = await market.api('GET', '/api/users/status', undefined, { authorization: `Bearer ${tokenUser}` })
  expect(status.status).toBe(401)
  expect((await logIn(PERSONAS.buyer.email, OWN_PASSWORD)).status).toBe(200)
  expect(await closeDemoAccounts(market.deps)).toBe(0)
})
