import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      registerNumber: '0000123456',
      bankIban: 'PL61109010140000071219812874',
    })
    const { status, json, text } = await market.api('GET', `/api/companies/${companyId}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      street: 'ul. Długa 5',
      postalCode: '31-147',
      city: 'Kraków',
      registerNumber: '0000123456',
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

test('one tax number is one company of a country', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  const [{ id: _, since: __, sells: ___, photoKey: ____, ...known } = {} as never] = await readSellers(market.deps, [
    companyId,
  ])
  const again = createCompany(market.deps, ownerId, { ...known, bankBic: null, bankIban: null, status: 'draft' })
  await expect(again).rejects.toMatchObject({ fields: [{ field: 'taxId', code: 'company_exists' }] })
})
