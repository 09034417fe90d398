import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aNip, aRegisteredCompany } from '../../../test/factories/company.ts'
import { anOperator, aPerson, auditOf } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { type CompanyData, companyData as schema } from './contract.ts'
import { lockCompany } from './store/companies.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

type Auth = Record<string, string>
const path = (companyId: number) => `/api/companies/${companyId}/data`
const read = async (companyId: number, auth: Auth) => (await market.api('GET', path(companyId), undefined, auth)).json
const fieldsOf = (own: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(schema.shape).map((field) => [field, own[field]])) as CompanyData
/** Everybody has just proved who it is; what happens otherwise stands in bank-data.test.ts. */
const provePassword = () => market.query('update sessions set confirmed_at = now()')
/** Reads the company as its form does, changes some fields, and sends everything back. */
async function change(companyId: number, auth: Auth, over: Partial<CompanyData>, revision?: number) {
  const own = await read(companyId, auth)
  await provePassword()
  return market.api('PUT', path(companyId), { ...fieldsOf(own), ...over, revision: revision ?? own.revision }, auth)
}
const setStatus = (companyId: number, status: string) =>
  market.query('update companies set status = $2 where id = $1', [companyId, status])
const jobs = async (name: string, companyId: number) =>
  (
    await market.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and (j.payload->>'companyId')::int = $2`,
      [name, companyId],
    )
  ).rows.length

describe('the owner', () => {
  test('R18 E06 changes what the company says of itself; numbers are kept in one form', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { status, json } = await change(companyId, owner.auth, {
      street: ' ul.  Krótka 7 ',
      postalCode: '00850',
      city: 'Warszawa',
      bankIban: 'de89 3704 0044 0532 0130 00',
      about: { 'pl-PL': 'Nowy opis', 'en-US': 'New', 'de-DE': '' },
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      street: 'ul. Krótka 7',
      postalCode: '00-850',
      city: 'Warszawa',
      bankIban: 'DE89370400440532013000',
      about: { 'pl-PL': 'Nowy opis', 'en-US': 'New' },
      revision: 2,
    })
    expect((await read(companyId, owner.auth)).street).toBe('ul. Krótka 7')
    expect((await auditOf(market, companyId)).findLast(({ action }) => action === 'companyChanged')).toEqual({
      actorId: owner.id,
      action: 'companyChanged',
      detail: { fields: 'street, postalCode, city, bankIban, about' },
    })
  })
  test('sends the same again: nothing changes, nothing goes on record', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const before = await read(companyId, owner.auth)
    expect((await change(companyId, owner.auth, {})).json).toEqual(before)
    expect((await auditOf(market, companyId)).map(({ action }) => action)).toEqual(['companyRegistered'])
  })
  test('is told at the field what is wrong', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const other = await aRegisteredCompany(market)
    for (const [over, code, fields] of [
      [{ taxId: '5260250275' }, 'tax_id_invalid', ['taxId']],
      [{ vatId: 'DE1' }, 'vat_id_invalid', ['vatId']],
      [{ bankIban: 'PL1', bankBic: 'x' }, 'validation', ['bankIban', 'bankBic']],
      [{ taxId: other.company.taxId }, 'company_exists', ['taxId']],
      [{ name: '' }, 'validation', ['name']],
    ] as const) {
      const { status, json } = await change(companyId, owner.auth, over)
      expect([status, json.code, json.errors.map((one: { field: string }) => one.field)]).toEqual([422, code, fields])
    }
    expect((await read(companyId, owner.auth)).revision).toBe(1)
  })
  test('R18 keeps what somebody else wrote in between: the second change is refused, not the first undone', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const known = { ...fieldsOf(await read(companyId, owner.auth)), revision: 1 }
    // All three meet the company while somebody else holds it: none may rely on what it saw before.
    const { sent } = await market.deps.db.transaction().execute(async (db) => {
      await lockCompany(db, companyId)
      const sent = ['Gdynia', 'Sopot', 'Hel'].map((city) =>
        market.api('PUT', path(companyId), { ...known, city }, owner.auth),
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { sent }
    })
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('changed_meanwhile')
    const winner = answers.find(({ status }) => status === 200)?.json.city
    expect(await read(companyId, owner.auth)).toMatchObject({ city: winner, revision: 2 })
  })
  test('cannot exchange who the company is once it was approved, but everything else', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    for (const status of ['draft', 'rejected', 'submitted']) {
      await setStatus(companyId, status)
      expect((await change(companyId, owner.auth, { name: `Lis ${status}`, taxId: aNip() })).status).toBe(200)
    }
    for (const status of ['approved', 'suspended']) {
      await setStatus(companyId, status)
      const { json, ...answer } = await change(companyId, owner.auth, {
        name: 'Inna',
        taxId: aNip(),
        country: 'DE',
        city: 'Berlin',
      })
      expect([answer.status, json.errors.map((one: { field: string; code: string }) => [one.field, one.code])]).toEqual(
        [
          422,
          [
            ['name', 'field_locked'],
            ['country', 'field_locked'],
            ['taxId', 'field_locked'],
          ],
        ],
      )
      expect((await change(companyId, owner.auth, { city: `Miasto ${status}` })).status).toBe(200)
    }
  })
  test('what was taken long ago is not held against a change of something else', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await market.query(`update companies set tax_id = '123', postal_code = 'x', status = 'approved' where id = $1`, [
      companyId,
    ])
    expect((await change(companyId, owner.auth, { phone: '+48 22 111 11 11' })).status).toBe(200)
    expect((await change(companyId, owner.auth, { postalCode: 'y' })).status).toBe(422)
  })
})

describe('P01 by role', () => {
  test('bank data are changed by owner and accountant, the rest by owner and manager; each only what it changes', async () => {
    const { companyId } = await aRegisteredCompany(market)
    const bank = { bankIban: 'PL27114020040000300201355387' }
    const rest = { phone: '+48 22 111 11 11' }
    const verdicts: Record<string, unknown> = {}
    for (const role of ['owner', 'manager', 'accountant', 'warehouse']) {
      const { auth } = await aMember(market, companyId, role)
      const answers = [await change(companyId, auth, rest), await change(companyId, auth, bank)]
      verdicts[role] = answers.map(({ status, json }) =>
        status === 200 ? 'done' : [status, ...(json.errors ?? []).map((one: { field: string }) => one.field)].join(' '),
      )
      const reset =
        "update companies set phone = '+48 12 000 00 00', bank_iban = 'PL61109010140000071219812874' where id = $1"
      await market.query(reset, [companyId])
    }
    expect(verdicts).toEqual({
      owner: ['done', 'done'],
      manager: ['done', '403 bankIban'],
      accountant: ['403 phone', 'done'],
      warehouse: ['403', '403'],
    })
  })
  test.each(['manager', 'warehouse'] as const)(
    'a %s learns no bank data, and leaves them as they are',
    async (role) => {
      const { companyId } = await aRegisteredCompany(market)
      const iban = 'PL61109010140000071219812874'
      await market.query('update companies set bank_iban = $2, bank_holder = $3 where id = $1', [
        companyId,
        iban,
        'Ola Lis',
      ])
      const { auth } = await aMember(market, companyId, role)
      const own = await market.api('GET', path(companyId), undefined, auth)
      expect([own.json.bankIban, own.text.includes(iban)]).toEqual([null, false])
      if (role === 'manager') expect((await change(companyId, auth, { shortName: 'Lis i córka' })).status).toBe(200)
      const { rows } = await market.query('select bank_iban, bank_holder from companies where id = $1', [companyId])
      expect(rows[0]).toEqual({ bank_iban: iban, bank_holder: 'Ola Lis' })
    },
  )
  test('companies of others do not exist', async () => {
    const { companyId, owner, company } = await aRegisteredCompany(market)
    const body = { ...company, revision: 1 }
    for (const [auth, status] of [
      [(await aPerson(market)).auth, 404],
      [(await aRegisteredCompany(market)).owner.auth, 404],
      [(await anOperator(market)).auth, 404],
      [{}, 401],
    ] as const) {
      expect((await market.api('GET', path(companyId), undefined, auth)).status).toBe(status)
      expect((await market.api('PUT', path(companyId), body, auth)).status).toBe(status)
    }
    expect((await market.api('GET', path(companyId), undefined, owner.auth)).status).toBe(200)
  })
  test.each(['status', 'sells', 'missing', 'operatesMarket', 'photoKey', 'id', 'role'])(
    'nobody slips in %s',
    async (name) => {
      const { companyId, owner, company } = await aRegisteredCompany(market)
      const body = { ...company, revision: 1, [name]: 'x' }
      const { status, json } = await market.api('PUT', path(companyId), body, owner.auth)
      expect([status, json.errors]).toMatchObject([422, [{ field: name, code: 'unknown_key' }]])
    },
  )
})

describe('what follows from a change', () => {
  test('lists learn another name or city; nothing else bothers them', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await change(companyId, owner.auth, { phone: '+48 22 111 11 11' })
    expect(await jobs('search.refreshSeller', companyId)).toBe(0)
    await change(companyId, owner.auth, { shortName: 'Ryś' })
    expect(await jobs('search.refreshSeller', companyId)).toBe(1)
  })
  test('registers are asked again about a new number of a company that was handed in', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await change(companyId, owner.auth, { taxId: aNip() })
    expect(await jobs('companies.checkRegisters', companyId)).toBe(0)
    await setStatus(companyId, 'approved')
    await change(companyId, owner.auth, { city: 'Gdynia' })
    expect(await jobs('companies.checkRegisters', companyId)).toBe(0)
    await change(companyId, owner.auth, { bankIban: 'PL27114020040000300201355387' })
    expect(await jobs('companies.checkRegisters', companyId)).toBe(1)
  })
  test('B06 a seller that takes away what the operator asks for sells no more, until it is back', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    await setStatus(companyId, 'approved')
    const without = await change(companyId, owner.auth, { bankIban: null })
    expect(without.json).toMatchObject({ sells: false })
    expect(without.json.requirements).toContainEqual({ name: 'bankAccount', met: false })
    expect(await jobs('search.refreshSeller', companyId)).toBe(1)
    expect((await change(companyId, owner.auth, { bankIban: 'PL61109010140000071219812874' })).json.sells).toBe(true)
  })
  test('the day of the self-certification is the day it was given', async () => {
    const { companyId, owner } = await aRegisteredCompany(market, { selfCertified: false })
    const day = async () =>
      (await market.query('select self_certified_at as at from companies where id = $1', [companyId])).rows[0].at
    expect(await day()).toBeNull()
    await change(companyId, owner.auth, { selfCertified: true })
    const first = await day()
    expect(first).not.toBeNull()
    await change(companyId, owner.auth, { city: 'Gdynia' })
    expect(await day()).toEqual(first)
    await change(companyId, owner.auth, { selfCertified: false })
    expect(await day()).toBeNull()
  })
})
