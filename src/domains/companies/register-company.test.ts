import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aNip, aPicture, companyData, upload } from '../../../test/factories/company.ts'
import { anOperator, aPerson, auditOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { CompanyData } from './contract.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

let count = 0
const person = (over: Record<string, unknown> = {}) => {
  count += 1
  return {
    username: `pawel${count}`,
    email: `pawel${count}@example.com`,
    password: 'zielony rower na strychu 7',
    firstName: 'Paweł',
    lastName: 'Lis',
    phone: '+48600100200',
    acceptPrivacyPolicy: true,
    ...over,
  }
}
const body = (over: Record<string, unknown> = {}) => ({
  person: person(),
  company: companyData(),
  photoKey: null,
  acceptSellerTerms: true,
  ...over,
})
const send = (input: unknown, headers: Record<string, string> = {}) =>
  market.api('POST', '/api/company-registrations', input, headers)
const companiesWith = async (taxId: string) =>
  (await market.query('select id, status, sells from companies where tax_id = $1', [taxId])).rows
const usersWith = async (email: string) =>
  (await market.query('select id, permissions, status from users where email = $1', [email])).rows

describe('a visitor', () => {
  test('R03 E06 registers a person and a company in one go', async () => {
    const input = body()
    const { status, json } = await send(input)
    expect(status).toBe(201)
    expect(json.username).toEqual({ username: input.person.username, ConfirmationCode: expect.stringMatching(/\S/) })
    const [user] = await usersWith(input.person.email)
    expect(user).toMatchObject({ permissions: 'seller', status: 'pending' })
    expect(await companiesWith(input.company.taxId)).toEqual([{ id: json.companyId, status: 'draft', sells: false }])
    const members = await market.query('select user_id, role from company_members where company_id = $1', [
      json.companyId,
    ])
    expect(members.rows).toEqual([{ user_id: user.id, role: 'owner' }])
    expect(await auditOf(market, json.companyId)).toEqual([
      { actorId: user.id, action: 'companyRegistered', detail: { country: 'PL' } },
    ])
  })
  test('R03 finds the company after the verification and the first log-in', async () => {
    const input = body()
    const { json } = await send(input)
    const { username, password } = input.person
    const code = { username, password, confirmationCode: json.username.ConfirmationCode }
    expect((await market.api('POST', '/api/users/verify', code)).status).toBe(200)
    const login = await market.api('POST', '/api/users/login', { username, password })
    expect(login.json.user).toMatchObject({ permissions: 'seller', companyId: String(json.companyId) })
    const mine = await market.api('GET', '/api/companies/mine', undefined, {
      authorization: `Bearer ${login.json.tokenUser}`,
    })
    expect(mine.json.companies).toMatchObject([{ id: json.companyId, role: 'owner', status: 'draft', sells: false }])
  })
  test('V05 is told every wrong field where it stands; nothing is written', async () => {
    const taken = await aSeller(market.deps, { taxId: aNip() })
    const [{ tax_id: takenTaxId }] = (
      await market.query('select tax_id from companies where id = $1', [taken.companyId])
    ).rows
    const known = await aPerson(market)
    const cases: [Record<string, unknown>, number, string, string[]][] = [
      [{ company: companyData({ taxId: '5260250275' }) }, 422, 'tax_id_invalid', ['company.taxId']],
      [
        { company: companyData({ taxId: '1', vatId: 'DE1', bankIban: 'PL1', bankBic: 'X', postalCode: 'x' }) },
        422,
        'validation',
        ['company.postalCode', 'company.taxId', 'company.vatId', 'company.bankIban', 'company.bankBic'],
      ],
      [{ company: companyData({ taxId: takenTaxId }) }, 422, 'company_exists', ['company.taxId']],
      [
        { company: { ...companyData(), name: ' ', website: 'javascript:alert(1)' } },
        422,
        'validation',
        ['company.name', 'company.website'],
      ],
      [{ acceptSellerTerms: false }, 422, 'terms_not_accepted', ['acceptSellerTerms']],
      [{ person: undefined }, 422, 'required', ['person']],
      [
        { person: person({ acceptPrivacyPolicy: false }) },
        422,
        'privacy_policy_required',
        ['person.acceptPrivacyPolicy'],
      ],
      [{ person: person({ password: 'password1234' }) }, 422, 'password_weak', ['person.password']],
      [{ person: person({ email: known.email }) }, 400, 'account_exist', ['person.email']],
      [{ photoKey: 'companies/unknown' }, 422, 'photo_unknown', ['photoKey']],
    ]
    for (const [over, status, code, fields] of cases) {
      const input = body(over)
      const before = (
        await market.query(
          'select (select count(*) from users) as users, (select count(*) from companies) as companies, (select count(*) from mails) as mails',
        )
      ).rows
      const answer = await send(input)
      expect([code, answer.status, answer.json.code]).toEqual([code, status, code])
      expect(answer.json.errors.map((one: { field: string }) => one.field)).toEqual(fields)
      const after = (
        await market.query(
          'select (select count(*) from users) as users, (select count(*) from companies) as companies, (select count(*) from mails) as mails',
        )
      ).rows
      expect([code, after]).toEqual([code, before])
    }
  })
  test.each([
    ['status', { status: 'approved' }],
    ['sells', { sells: true }],
    ['operatesMarket', { operatesMarket: true }],
    ['missing', { missing: [] }],
    ['photoKey', { photoKey: 'x' }],
  ])('cannot slip in %s: what a registration does not know is passed over', async (name, more) => {
    const sent = body({ company: { ...companyData(), ...more, [`${name}2`]: 1 }, sells: true })
    const { status, json } = await send({
      ...sent,
      person: { ...sent.person, permissions: 'admin', emailVerified: true },
    })
    expect([status, json.errors]).toEqual([201, undefined])
    const { rows } = await market.query(
      `select companies.status, sells, operates_market, photo_key, permissions, verified_at
       from companies join company_members on company_id = companies.id join users on users.id = user_id where companies.id = $1`,
      [json.companyId],
    )
    expect(rows).toEqual([
      {
        ...{ status: 'draft', sells: false, operates_market: false },
        ...{ photo_key: null, permissions: 'seller', verified_at: null },
      },
    ])
  })
  test('R03 sends the form twice: one company, one person, and a clear answer', async () => {
    const input = body()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
    expect(new Set(answers.filter(({ status }) => status === 400).map(({ json }) => json.code))).toEqual(
      new Set(['account_exist']),
    )
    expect(await companiesWith(input.company.taxId)).toHaveLength(1)
    expect(await usersWith(input.person.email)).toHaveLength(1)
  })
  test('R03 is not left with half a registration when two people enter one company at once', async () => {
    const company = companyData()
    const inputs = [body({ company }), body({ company }), body({ company })]
    const answers = await Promise.all(inputs.map((input) => send(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const users = await Promise.all(inputs.map((input) => usersWith(input.person.email)))
    expect(users.flat()).toHaveLength(1)
    expect(await companiesWith(company.taxId)).toHaveLength(1)
  })
  test('keeps the photo for another try when the registration is refused', async () => {
    const sent = await upload(market, 'POST', '/api/company-registrations/photo', await aPicture().png().toBuffer())
    const { photoKey } = sent.json
    expect((await send(body({ photoKey, person: person({ password: 'password1234' }) }))).status).toBe(422)
    expect((await send(body({ photoKey }))).status).toBe(201)
  })
  test('is told to wait after many registrations from one place', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn += 1) {
      statuses.push((await send(body({ person: person({ password: 'password1234' }) }))).status)
    }
    expect([statuses.slice(0, 30).includes(429), statuses.at(-1)]).toEqual([false, 429])
  })
})

describe('somebody logged in', () => {
  test('R03 registers a company and is a seller from then on, without another account', async () => {
    const buyer = await aPerson(market)
    const company = companyData()
    const { status, json } = await send({ company, photoKey: null, acceptSellerTerms: true }, buyer.auth)
    expect([status, json.username]).toEqual([201, null])
    expect(await usersWith(buyer.email)).toMatchObject([{ permissions: 'seller' }])
    const own = await market.api('GET', `/api/companies/${json.companyId}/data`, undefined, buyer.auth)
    expect(own.json).toMatchObject({ taxId: company.taxId, role: 'owner', status: 'draft', sells: false, revision: 1 })
  })
  test('an operator stays one', async () => {
    const ewa = await anOperator(market)
    expect((await send({ company: companyData(), photoKey: null, acceptSellerTerms: true }, ewa.auth)).status).toBe(201)
    expect(await usersWith(ewa.email)).toMatchObject([{ permissions: 'admin' }])
  })
  test('R03 sends it twice at once: one company', async () => {
    const buyer = await aPerson(market)
    const company = companyData()
    const input = { company, photoKey: null, acceptSellerTerms: true }
    const answers = await Promise.all([send(input, buyer.auth), send(input, buyer.auth), send(input, buyer.auth)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.json.errors).toMatchObject([
      { field: 'company.taxId', code: 'company_exists' },
    ])
    expect(await companiesWith(company.taxId)).toHaveLength(1)
  })
})

test('E06 one number is one company, however it is written; in another country it is another', async () => {
  const buyer = await aPerson(market)
  const register = (over: Partial<CompanyData>) =>
    send({ company: companyData(over), photoKey: null, acceptSellerTerms: true }, buyer.auth)
  expect((await register({ taxId: 'PL 526-025-02-74' })).status).toBe(201)
  expect((await register({ taxId: '5260250274' })).json.code).toBe('company_exists')
  expect((await register({ taxId: '5260250274', country: 'DE' })).status).toBe(201)
  expect((await register({ taxId: 'DE 5260250274', country: 'DE' })).json.code).toBe('company_exists')
})

test('a number is free again when whoever registered it never came back', async () => {
  const first = body()
  const { json } = await send(first)
  const again = body({ company: { ...companyData(), taxId: first.company.taxId } })
  expect((await send(again)).json.code).toBe('company_exists')
  await market.query('delete from users where email = $1', [first.person.email])
  const second = await send(again)
  expect(second.status).toBe(201)
  expect(await companiesWith(first.company.taxId)).toMatchObject([{ id: second.json.companyId }])
  expect(second.json.companyId).not.toBe(json.companyId)
})
