import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser, openSession } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const status = (token: string) =>
  market.api('GET', '/api/users/status', undefined, { authorization: `Bearer ${token}` })

describe('login status', () => {
  test('P02 A01 knows the bearer of a token, and her company', async () => {
    const { ownerId, companyId } = await aSeller(market.deps)
    const { status: code, json } = await status(await openSession(market.deps, ownerId))
    expect(code).toBe(200)
    expect(json).toEqual({
      isLoggedIn: true,
      user: { _id: ownerId, companyId: String(companyId), firstName: 'Marta', permissions: 'seller' },
    })
  })
  test('a token that has expired is none', async () => {
    const user = {
      email: 'late@example.com',
      firstName: 'Ola',
      lastName: 'Mróz',
      phone: '',
      permissions: 'buyer',
    } as const
    const longAgo = { ...market.deps, now: () => new Date('2020-01-01') }
    const token = await openSession(longAgo, await createUser(market.deps, user))
    expect((await status(token)).status).toBe(401)
  })
  test('keeps no token, only its hash', async () => {
    const { ownerId } = await aSeller(market.deps)
    const token = await openSession(market.deps, ownerId)
    const { rows } = await market.query(`select encode(token_hash, 'escape') as kept from sessions`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
