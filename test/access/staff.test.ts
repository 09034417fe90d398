import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, openSession } from '../../src/domains/accounts/index.ts'
import { STAFF_ROLES, type StaffRole, staffMay } from '../../src/values/staff.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { accountRows } from './account-rows.ts'
import { companyRows } from './company-rows.ts'
import { marketRows } from './market-rows.ts'
import { reconciliationRows } from './reconciliation-rows.ts'
import type { Rows } from './row.ts'
import { sellerRows } from './seller-rows.ts'
import { createWorld, type World } from './world.ts'

const rows: Rows = { ...marketRows, ...accountRows, ...companyRows, ...sellerRows, ...reconciliationRows }
let market: TestMarket
let world: World
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
  for (const role of STAFF_ROLES) {
    const person = { email: `${role}@example.com`, firstName: 'Ola', lastName: 'Lis', phone: '' }
    const id = await createUser(market.deps, { ...person, permissions: 'admin' })
    await market.query('update users set staff_role = $2 where id = $1', [id, role])
    tokens.set(role, await openSession(market.deps, id))
  }
})
afterAll(() => market.close())

test('P01 each of the operator’s people gets in where the role says so, and nowhere else', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const { contract } of market.services) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const row = rows[key]
      if (endpoint.access !== 'operator' || !row || row.request(world, 'operator').file) continue
      const [method = 'GET'] = key.split(' ')
      const act = method === 'GET' ? 'read' : 'write'
      for (const role of STAFF_ROLES) {
        const may = staffMay(role, endpoint.area, act)
        // What changes something is asked of those alone who are refused: the others are in the matrix.
        if (may && act === 'write') continue
        const { path, body } = row.request(world, 'operator')
        const headers = { authorization: `Bearer ${tokens.get(role)}` }
        const answer = await market.api(method, path, body, headers)
        const refused = answer.status === 403 && answer.json?.code === 'staff_role'
        if (refused === may) wrong.push(`${role}: ${key} answered ${answer.status}`)
        asked += 1
      }
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(300)
})
