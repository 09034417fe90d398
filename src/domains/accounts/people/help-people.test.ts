import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, anAccount, loggedIn } from '../../../../test/factories/account.ts'
import { auditOf, mailsTo } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

type Headers = Record<string, string>
let market: TestMarket
let ewa: Account
let operator: Headers
beforeAll(async () => {
  market = await testMarket({ env: { DEMO: 'true' } })
  ewa = await anAccount(market, { firstName: 'Ewa', lastName: 'Wrona', permissions: 'admin' })
  operator = await loggedIn(market, ewa)
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

const about = (id: string, method: string, path: string, body?: unknown, by = operator) =>
  market.api(method, `/api/admin/users/${id}${path}`, body, by)
const read = async (id: string) => (await about(id, 'GET', '')).json
const status = async (headers: Headers) => (await market.api('GET', '/api/users/status', undefined, headers)).status
const staff = async (role: string) => {
  const account = await anAccount(market, { permissions: 'admin' })
  await market.query('update users set staff_role = $2 where id = $1', [account.id, role])
  return { ...account, headers: await loggedIn(market, account) }
}
const pending = async () => {
  const account = await anAccount(market)
  await market.query(`update users set status = 'pending', verified_at = null where id = $1`, [account.id])
  return account
}
const actionsOf = async (id: string) => (await auditOf(market, id)).map(({ action }) => action)

describe('R16 the page of one person', () => {
  test('tells of account, sessions and notes, and of no secret', async () => {
    const person = await anAccount(market, { firstName: 'Olga' })
    await loggedIn(market, person)
    const file = await read(person.id)
    expect(file).toMatchObject({ email: person.email, staffRole: null, authenticator: false, passkeys: 0, notes: [] })
    expect(file.sessions).toHaveLength(1)
    expect(JSON.stringify(file)).not.toMatch(/hash|token|secret/i)
    expect((await about('00000000-0000-4000-8000-000000000000', 'GET', '')).json.code).toBe('user_not_found')
  })
  test('keeps notes of the team, the newest first; the person gets them with the own data, and they go with the account', async () => {
    const person = await anAccount(market)
    for (const text of ['Dzwoniła w sprawie zwrotu', 'Oddzwonić w piątek']) {
      expect((await about(person.id, 'POST', '/notes', { text })).status).toBe(204)
    }
    expect((await read(person.id)).notes).toMatchObject([
      { text: 'Oddzwonić w piątek', by: 'Ewa Wrona' },
      { text: 'Dzwoniła w sprawie zwrotu' },
    ])
    expect((await about(person.id, 'POST', '/notes', { text: '  ' })).status).toBe(422)
    await market.query(
      `insert into account_notes (user_id, at, text) select $1, now(), 'x' from generate_series(1, 498)`,
      [person.id],
    )
    expect((await about(person.id, 'POST', '/notes', { text: 'Jedna za dużo' })).json.code).toBe('too_many_notes')
    const mine = await loggedIn(market, person)
    await market.query('update sessions set confirmed_at = now() where user_id = $1', [person.id])
    expect((await market.api('DELETE', '/api/users/delete', undefined, mine)).status).toBeLessThan(300)
    const { rows } = await market.query('select 1 from account_notes where user_id = $1', [person.id])
    expect(rows).toEqual([])
  })
})

describe('R16 help for somebody who cannot get in', () => {
  test('an account whose code does not arrive is opened, once, with a reason on record', async () => {
    const person = await pending()
    expect((await about(person.id, 'POST', '/verify', { reason: 'x' })).status).toBe(422)
    expect((await about(person.id, 'POST', '/verify', { reason: 'Potwierdziła telefonicznie' })).status).toBe(204)
    expect((await about(person.id, 'POST', '/verify', { reason: 'Jeszcze raz' })).json.code).toBe('status_conflict')
    expect(await status(await loggedIn(market, person))).toBe(200)
    expect((await auditOf(market, person.id)).find(({ action }) => action === 'verified')).toMatchObject({
      actorId: ewa.id,
      detail: { reason: 'Potwierdziła telefonicznie' },
    })
  })
  test('the code is sent again; an open account gets none', async () => {
    const person = await pending()
    expect((await about(person.id, 'POST', '/code')).status).toBe(204)
    expect((await mailsTo(market, person.email)).map(({ template }) => template)).toEqual(['verifyAccount'])
    const open = await anAccount(market)
    expect((await about(open.id, 'POST', '/code')).json.code).toBe('status_conflict')
  })
  test('a mistyped address is corrected at once before it was verified; afterwards both addresses have their say', async () => {
    const person = await pending()
    const correct = { email: `right-${person.email}`, reason: 'Literówka w adresie' }
    expect((await about(person.id, 'POST', '/email', correct)).status).toBe(204)
    expect((await read(person.id)).email).toBe(correct.email)
    expect((await mailsTo(market, correct.email)).map(({ template }) => template)).toEqual(['verifyAccount'])
    const open = await anAccount(market)
    const other = { email: `other-${open.email}`, reason: 'Nowy pracodawca' }
    expect((await about(open.id, 'POST', '/email', other)).status).toBe(204)
    await market.runJobs()
    expect(await read(open.id)).toMatchObject({ email: open.email, pendingEmail: other.email })
    expect((await mailsTo(market, open.email)).map(({ template }) => template)).toEqual(['emailChangeOld'])
    expect((await mailsTo(market, other.email)).map(({ template }) => template)).toEqual(['emailChangeNew'])
    const taken = await about(person.id, 'POST', '/email', { email: open.email.toUpperCase(), reason: 'Zajęty' })
    expect([taken.status, taken.json.errors[0]]).toMatchObject([400, { field: 'email', code: 'account_exist' }])
  })
  test('a lost second factor is taken away after the password, every session ends, and the person hears of it', async () => {
    const person = await anAccount(market)
    const theirs = await loggedIn(market, person)
    const remove = () => about(person.id, 'POST', '/second-factor/remove', { reason: 'Zgubiony telefon' })
    expect((await remove()).json.code).toBe('second_factor_off')
    await market.query(`insert into authenticators (user_id, secret_sealed, confirmed_at) values ($1, 'x', now())`, [
      person.id,
    ])
    await market.query('update sessions set confirmed_at = null where user_id = $1', [ewa.id])
    expect((await remove()).json.code).toBe('confirmation_required')
    await market.query('update sessions set confirmed_at = now() where user_id = $1', [ewa.id])
    expect((await remove()).status).toBe(204)
    expect([await status(theirs), (await read(person.id)).authenticator]).toEqual([401, false])
    expect((await mailsTo(market, person.email)).map(({ template }) => template)).toContain('secondFactorRemoved')
    expect(await actionsOf(person.id)).toContain('secondFactorRemoved')
  })
  test('somebody is logged out everywhere', async () => {
    const person = await anAccount(market)
    const theirs = await loggedIn(market, person)
    expect((await about(person.id, 'DELETE', '/sessions')).status).toBe(204)
    expect(await status(theirs)).toBe(401)
  })
})

describe('P01 roles of the team', () => {
  test('support helps people, and changes nothing of who is in the team', async () => {
    const { headers } = await staff('support')
    const person = await pending()
    expect((await about(person.id, 'POST', '/verify', { reason: 'Potwierdziła' }, headers)).status).toBe(204)
    const colleague = await staff('finance')
    for (const [path, body] of [
      ['/suspend', { reason: 'Chcę jego miejsce' }],
      ['/second-factor/remove', { reason: 'Chcę jego miejsce' }],
      ['/email', { email: 'moj@example.com', reason: 'Chcę jego miejsce' }],
    ] as const) {
      const refused = await about(colleague.id, 'POST', path, body, headers)
      expect([path, refused.status, refused.json.code]).toEqual([path, 403, 'staff_role'])
    }
    expect((await about(colleague.id, 'DELETE', '/sessions', undefined, headers)).json.code).toBe('staff_role')
    const promoted = await about(person.id, 'PUT', '/permissions', { role: 'owner' }, headers)
    expect([promoted.status, promoted.json.code]).toEqual([403, 'staff_role'])
  })
  test('an owner gives a role, which counts from the next request on; the last owner stays one', async () => {
    const person = await anAccount(market)
    const theirs = await loggedIn(market, person)
    const give = (id: string, role: string | null) => about(id, 'PUT', '/permissions', { role })
    expect((await give(person.id, 'finance')).json).toMatchObject({ permissions: 'admin', staffRole: 'finance' })
    expect((await market.api('GET', '/api/admin/payouts/settings', undefined, theirs)).status).not.toBe(403)
    expect((await market.api('GET', '/api/admin/audit', undefined, theirs)).json.code).toBe('staff_role')
    await market.query(`update users set staff_role = 'support' where permissions = 'admin' and id <> $1`, [ewa.id])
    expect((await give(ewa.id, 'support')).json.code).toBe('last_operator')
    expect((await give(person.id, null)).json).toMatchObject({ permissions: 'buyer', staffRole: null })
    expect((await market.api('GET', '/api/admin/users', undefined, theirs)).json.code).toBe('forbidden')
  })
})
