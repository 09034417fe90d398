import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyBody } from '../../../test/access/company-rows.ts'
import { anOperator, auditOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let ewa: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  ewa = await anOperator(market)
})
afterAll(() => market.close())

type Auth = Record<string, string>
const save = async (body: unknown, auth: Auth = ewa.auth) => {
  await market.query('update sessions set confirmed_at = now()')
  return market.api('PUT', '/api/admin/owner', body, auth)
}
const companyOf = async (auth: Auth) =>
  (await market.api('GET', '/api/users/status', undefined, auth)).json.user.companyId
const footer = async () => (await market.api('GET', '/api/settings')).json.owner
const count = async (where: string) =>
  Number((await market.query(`select count(*) from companies where ${where}`)).rows[0].count)

describe('operator without a company', () => {
  test('B12 E06 enters the market owner once, however often the button is pressed', async () => {
    expect(await companyOf(ewa.auth)).toBeNull()
    expect((await market.api('GET', '/api/admin/owner', undefined, ewa.auth)).json).toBeNull()
    const data = companyBody()
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(data)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(await count('operates_market')).toBe(1)
    expect(answers[0]?.json).toMatchObject({ ...data, status: 'approved', operatesMarket: true, role: 'owner' })
    const { id } = answers[0]?.json ?? {}
    expect(await companyOf(ewa.auth)).toBe(String(id))
    expect((await market.api('GET', '/api/admin/owner', undefined, ewa.auth)).json.id).toBe(id)
    const { name, street, postalCode, city, country, phone, email, taxId } = data
    expect(await footer()).toEqual({ name, street, postalCode, city, country, phone, email, taxId })
    expect((await auditOf(market, 'owner'))[0]).toEqual({
      actorId: ewa.id,
      action: 'ownerChanged',
      detail: { companyId: id },
    })
  })

  test('B12 every operator who saves belongs to the company, and stays an operator', async () => {
    const second = await anOperator(market)
    expect(await companyOf(second.auth)).toBeNull()
    const { json } = await save({ ...companyBody(), name: 'Obieg S.A.' }, second.auth)
    expect([json.name, json.role]).toEqual(['Obieg S.A.', 'owner'])
    expect(await companyOf(second.auth)).toBe(String(json.id))
    const status = await market.api('GET', '/api/users/status', undefined, second.auth)
    expect(status.json.user.permissions).toBe('admin')
    expect(await count('operates_market')).toBe(1)
    expect((await footer()).name).toBe('Obieg S.A.')
  })

  test('B12 who has another part in the company keeps it', async () => {
    const { json } = await save(companyBody())
    const third = await anOperator(market)
    const join = `insert into company_members (company_id, user_id, role) values ($1, $2, 'accountant')`
    await market.query(join, [json.id, third.id])
    expect((await save(companyBody(), third.auth)).json.role).toBe('accountant')
  })

  test('B12 what its people change of the company stands in the footer as well', async () => {
    const { id, revision, ...own } = (await save(companyBody())).json
    const body = { ...companyBody(), name: own.name, taxId: own.taxId, city: 'Gdynia', revision }
    const changed = await market.api('PUT', `/api/companies/${id}/data`, body, ewa.auth)
    expect([changed.status, (await footer()).city]).toEqual([200, 'Gdynia'])
  })

  test('E06 wrong numbers and the tax number of somebody else are refused at their field', async () => {
    const before = await footer()
    const { companyId } = await aSeller(market.deps, { taxId: companyBody().taxId })
    const { rows } = await market.query('select tax_id from companies where id = $1', [companyId])
    for (const [body, field, code] of [
      [{ ...companyBody(), taxId: rows[0].tax_id }, 'taxId', 'company_exists'],
      [{ ...companyBody(), taxId: '1234567890' }, 'taxId', 'tax_id_invalid'],
      [{ ...companyBody(), bankIban: 'PL00109010140000071219812874' }, 'bankIban', 'iban_invalid'],
      [{ ...companyBody(), operatesMarket: true }, 'operatesMarket', 'unknown_key'],
    ] as const) {
      const { status, json } = await save(body)
      expect([status >= 400 && status < 500, json.errors[0].field, json.errors[0].code]).toEqual([true, field, code])
    }
    expect(await footer()).toEqual(before)
  })

  test('B12 its company sells like any other: when nothing is missing', async () => {
    const bare = (await save({ ...companyBody(), bankIban: null })).json
    expect(bare.sells).toBe(false)
    const full = (await save({ ...companyBody(), bankIban: 'PL61109010140000071219812874' })).json
    expect(full.sells).toBe(true)
    const { id } = await aProduct(market.deps, full.id)
    expect((await market.api('GET', `/api/products/${id}`)).status).toBe(200)
  })
})

test('B12 a tax number that is taken makes no second owner when the first is entered', async () => {
  const other = await testMarket()
  const { auth } = await anOperator(other)
  const taken = companyBody()
  await aSeller(other.deps, { taxId: taken.taxId })
  const refused = await other.api('PUT', '/api/admin/owner', taken, auth)
  expect(refused.json.errors[0]).toMatchObject({ field: 'taxId', code: 'company_exists' })
  const saved = await Promise.all([1, 2, 3].map(() => other.api('PUT', '/api/admin/owner', companyBody(), auth)))
  expect(saved.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(new Set(saved.map((answer) => answer.json.id)).size).toBe(1)
  await other.close()
})
