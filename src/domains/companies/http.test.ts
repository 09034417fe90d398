import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createCompany, readSellers } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

describe('a visitor', () => {
  test('R18 E06 reads the trader data the law wants beside an offer, and no bank account', async () => {
    const { companyId } = await aSeller(market.deps, {
      registerName: 'KRS',
      registerNumber: '0000123456',
      vatId: 'PL5260250274',
      bankIban: 'PL61109010140000071219812874',
    })
    const { status, json, text } = await market.api('GET', `/api/companies/${companyId}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      street: 'ul. Długa 5',
      postalCode: '31-147',
      city: 'Kraków',
      registerName: 'KRS',
      registerNumber: '0000123456',
      vatId: 'PL5260250274',
      selfCertified: true,
      sells: true,
    })
    expect(json.email).toContain('@')
    expect(text).not.toContain('PL61')
  })
  test('learns nothing of companies that were never approved', async () => {
    const { companyId } = await aSeller(market.deps, { status: 'submitted' })
    for (const id of [companyId, 999_999]) {
      const { status, json } = await market.api('GET', `/api/companies/${id}`)
      expect([status, json.code]).toEqual([404, 'company_not_found'])
    }
  })
  test('sees that a suspended company does not sell', async () => {
    const { companyId } = await aSeller(market.deps, { status: 'suspended' })
    expect((await market.api('GET', `/api/companies/${companyId}`)).json.sells).toBe(false)
  })
})

test('B12 everybody reads who runs the market, also before it sells', async () => {
  const { companyId } = await aSeller(market.deps, { status: 'draft', operatesMarket: true })
  const { status, json } = await market.api('GET', `/api/companies/${companyId}`)
  expect([status, json.sells]).toEqual([200, false])
})

test('P01 somebody who belongs to two companies finds both, each with his part; a stranger finds none', async () => {
  const first = await aSeller(market.deps)
  const second = await aSeller(market.deps, { status: 'draft' })
  const { auth, id } = await aPerson(market, { permissions: 'seller' })
  for (const [company, role] of [
    [first.companyId, 'manager'],
    [second.companyId, 'warehouse'],
  ]) {
    await market.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
      company,
      id,
      role,
    ])
  }
  expect((await market.api('GET', '/api/companies/mine', undefined, auth)).json.companies).toMatchObject([
    { id: first.companyId, role: 'manager', status: 'approved', sells: true, chargesVat: true },
    { id: second.companyId, role: 'warehouse', status: 'draft', sells: false },
  ])
  const stranger = await aPerson(market)
  expect((await market.api('GET', '/api/companies/mine', undefined, stranger.auth)).json).toEqual({ companies: [] })
  expect((await market.api('GET', '/api/companies/mine')).status).toBe(401)
})

test('one tax number is one company of a country', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  const [{ id: _, since: __, sells: ___, photoKey: ____, ...known } = {} as never] = await readSellers(market.deps, [
    companyId,
  ])
  const again = createCompany(market.deps, ownerId, { ...known, bankBic: null, bankIban: null, status: 'draft' })
  await expect(again).rejects.toMatchObject({ fields: [{ field: 'taxId', code: 'company_exists' }] })
})
