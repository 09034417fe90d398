import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterOwner } from '../database.ts'
import { anAccount, loggedIn, PASSWORD } from '../factories/account.ts'
import { aRegisteredCompany } from '../factories/company.ts'
import { auditOf } from '../factories/person.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { DEMO: 'false' } })
  await enterOwner(market.query)
})
afterAll(() => market.close())

test('a guessed password of an operator opens nothing of the market: every endpoint asks for a second factor', async () => {
  const operator = await anAccount(market, { permissions: 'admin' })
  const { companyId } = await aRegisteredCompany(market)
  const auth = await loggedIn(market, operator)
  const admin = market.services.flatMap(({ contract }) =>
    Object.entries(contract).flatMap(([key, { access }]) => (access === 'operator' ? [key] : [])),
  )
  expect(admin.length).toBeGreaterThan(20)
  for (const key of admin) {
    const [method = '', path = ''] = key.split(' ')
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { status, json } = await market.api(method, path.replaceAll(/\{\w+\}/g, '1'), body, auth)
    // A body or path that is wrong is told first; nothing is done.
    expect([key, status, json?.code]).toEqual([
      key,
      ...(status === 403 ? [403, 'operator_second_factor'] : [status === 404 ? 404 : 422, json?.code]),
    ])
  }
  expect((await market.api('GET', '/api/admin/users', undefined, auth)).json.code).toBe('operator_second_factor')
  // Other doors that an operator passes.
  for (const path of [`/api/companies/${companyId}/data`, `/api/companies/${companyId}/documents/1`])
    expect((await market.api('GET', path, undefined, auth)).status).toBe(404)
  // The web still knows who it is, to lead to the set-up.
  expect((await market.api('GET', '/api/users/status', undefined, auth)).json.user.permissions).toBe('admin')
})

test('an operator sets up a second factor and is in; at the machine it can be taken away, and the person hears of it', async () => {
  const operator = await anAccount(market, { permissions: 'admin' })
  const auth = await loggedIn(market, operator)
  const { secret } = (await market.api('POST', '/api/account/authenticator', undefined, auth)).json
  const code = new TOTP({ secret }).generate()
  expect((await market.api('POST', '/api/account/authenticator/confirm', { code }, auth)).status).toBe(200)
  expect((await market.api('GET', '/api/admin/users', undefined, auth)).status).toBe(200)
  const { commandLine } = await import('../../src/domains/accounts/index.ts')
  await commandLine.removeSecondFactor(market.deps, operator.email)
  expect((await market.api('GET', '/api/account', undefined, auth)).status).toBe(401)
  expect((await auditOf(market, operator.id)).at(-1)).toEqual({
    actorId: null,
    action: 'secondFactorRemoved',
    detail: { by: 'command line' },
  })
  const { rows } = await market.query(`select template from mails where recipient = $1 order by id`, [operator.email])
  expect(rows.map(({ template }) => template)).toEqual(['secondFactorOn', 'secondFactorRemoved'])
  const again = await loggedIn(market, operator, PASSWORD)
  expect((await market.api('GET', '/api/admin/users', undefined, again)).json.code).toBe('operator_second_factor')
  await expect(commandLine.removeSecondFactor(market.deps, operator.email)).rejects.toMatchObject({
    code: 'second_factor_off',
  })
})

test('whoever reads a mail in the outbox is on record', async () => {
  const operator = await anAccount(market, { permissions: 'admin' })
  await market.query(`insert into authenticators (user_id, secret_sealed, confirmed_at) values ($1, '', now())`, [
    operator.id,
  ])
  const { openSession } = await import('../../src/domains/accounts/index.ts')
  const auth = { authorization: `Bearer ${await openSession(market.deps, operator.id)}` }
  const { rows } = await market.query('select id from mails order by id desc limit 1')
  expect((await market.api('GET', `/api/admin/mails/${rows[0].id}`, undefined, auth)).status).toBe(200)
  expect(await auditOf(market, `mail ${rows[0].id}`)).toMatchObject([{ actorId: operator.id, action: 'mailRead' }])
})
