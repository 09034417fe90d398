import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, anAccount, anotherProcess, loggedIn, PASSWORD } from '../../../../test/factories/account.ts'
import { auditOf, mailsTo } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { requireOtherOperator } from './last-operator.ts'

type Headers = Record<string, string>
let market: TestMarket
let ewa: Account
let operator: Headers
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
  await market.query(`update users set permissions = 'buyer' where permissions = 'admin'`)
  ewa = await anAccount(market, { firstName: 'Ewa', lastName: 'Wrona', permissions: 'admin' })
  operator = await loggedIn(market, ewa)
})

const list = async (query: string) => (await market.api('GET', `/api/admin/users?${query}`, undefined, operator)).json
const suspend = (id: string, by = operator, reason = 'Fałszywe oferty') =>
  market.api('POST', `/api/admin/users/${id}/suspend`, { reason }, by)
const reinstate = (id: string, by = operator) => market.api('POST', `/api/admin/users/${id}/reinstate`, undefined, by)
const permit = (id: string, makeOperator: boolean, by = operator) =>
  market.api('PUT', `/api/admin/users/${id}/permissions`, { role: makeOperator ? 'owner' : null }, by)
const status = async (headers: Record<string, string>) =>
  (await market.api('GET', '/api/users/status', undefined, headers)).status
const nobody = '00000000-0000-4000-8000-000000000000'

describe('the list', () => {
  test('R16 names every account once, newest first, fifty a page', async () => {
    // Several of the same moment, down to the microsecond: the id must decide.
    await market.query(`insert into users (email, username, first_name, last_name, created_at)
      select 'p' || n || '@example.com', 'page-' || n, 'Seite', 'Nummer', '2020-01-01 00:00:00.123456Z'::timestamptz + (n / 7) * interval '1 microsecond'
      from generate_series(1, 130) n`)
    const seen: string[] = []
    const sizes: number[] = []
    let after = ''
    for (;;) {
      const page = await list(`q=Seite${after}`)
      sizes.push(page.users.length)
      seen.push(...page.users.map((one: { username: string }) => one.username))
      if (!page.next) break
      after = `&after=${page.next}`
    }
    expect(sizes).toEqual([50, 50, 30])
    expect(new Set(seen).size).toBe(130)
    const { rows } = await market.query(
      `select username from users where first_name = 'Seite' order by created_at desc, id`,
    )
    expect(seen).toEqual(rows.map((row) => row.username))
  })
  test('R16 names just the accounts that are asked for by id', async () => {
    const [one, other] = [await anAccount(market), await anAccount(market)]
    const { users, next } = await list(`ids=${one.id},${other.id},${nobody}`)
    expect(users.map((row: { _id: string }) => row._id).sort()).toEqual([one.id, other.id].sort())
    expect(next).toBeNull()
    expect((await market.api('GET', '/api/admin/users?ids=1,2', undefined, operator)).status).toBe(422)
  })
  test('R16 is searched by name, username and address, and by state', async () => {
    const one = await anAccount(market, { firstName: 'Świętopełk', lastName: 'O’Hara_50%' })
    const found = async (query: string) => (await list(query)).users.map((row: { _id: string }) => row._id)
    for (const q of ['świętop', 'hara_50%', 'PEŁK O’HARA', one.username, one.email.slice(0, 12)]) {
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [one.id]])
    }
    expect(await found('q=%25')).toEqual([one.id])
    expect(await found(`q=${one.username}&status=suspended`)).toEqual([])
    expect(await found(`q=${one.username}&status=active&permissions=buyer`)).toEqual([one.id])
    const [row] = (await list(`q=${ewa.username}`)).users
    expect(row).toEqual({
      _id: ewa.id,
      username: ewa.username,
      email: ewa.email,
      firstName: 'Ewa',
      lastName: 'Wrona',
      permissions: 'admin',
      staffRole: 'owner',
      status: 'active',
      statusReason: null,
      registeredAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    })
  })
  test.each(['nonsense', 'W10', btoa('[1,"x"]'), btoa(`[-1,"${nobody}"]`), btoa(`[1e300,"${nobody}"]`)])(
    'a place that is none is refused: %s',
    async (after) => {
      expect(await list(`after=${after.replace(/=+$/, '')}`)).toMatchObject({ code: 'invalid_cursor' })
    },
  )
})

describe('suspension', () => {
  test('P01 ends the sessions at once, on every process, and is told with its reason', async () => {
    const person = await anAccount(market)
    const theirs = await loggedIn(market, person)
    const second = anotherProcess(market)
    expect((await second.app.request('/api/users/status', { headers: theirs })).status).toBe(200)
    const answer = await suspend(person.id)
    expect([answer.status, answer.json]).toMatchObject([200, { status: 'suspended', statusReason: 'Fałszywe oferty' }])
    expect((await second.app.request('/api/users/status', { headers: theirs })).status).toBe(401)
    await expect(loggedIn(market, person)).rejects.toThrow('Error_login_info')
    expect((await mailsTo(market, person.email)).at(-1)).toMatchObject({
      template: 'accountSuspended',
      params: { reason: 'Fałszywe oferty' },
    })
    expect((await suspend(person.id)).json.code).toBe('status_conflict')
    expect((await reinstate(person.id)).json).toMatchObject({ status: 'active', statusReason: null })
    expect(await status(theirs)).toBe(401)
    await loggedIn(market, person)
    expect((await reinstate(person.id)).json.code).toBe('status_conflict')
    expect((await auditOf(market, person.id)).filter((entry) => entry.actorId === ewa.id)).toMatchObject([
      { action: 'accountSuspended', detail: { reason: 'Fałszywe oferty' } },
      { action: 'accountReinstated' },
    ])
  })
  test('sent twice at once happens once', async () => {
    const person = await anAccount(market)
    const answers = await Promise.all([suspend(person.id), suspend(person.id)])
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409])
    expect(await mailsTo(market, person.email)).toHaveLength(1)
  })
  test('somebody who logs in at that very moment is out, too', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await anAccount(market)
      const [, login] = await Promise.all([
        suspend(person.id),
        market.api('POST', '/api/users/login', { email: person.email, password: PASSWORD }),
      ])
      await reinstate(person.id)
      if (login.status === 200) expect(await status({ authorization: `Bearer ${login.json.tokenUser}` })).toBe(401)
    }
  })
  test('P01 is for operators only, and for people there are', async () => {
    const buyer = await loggedIn(market, await anAccount(market))
    expect((await suspend(ewa.id, buyer)).status).toBe(403)
    expect((await permit(ewa.id, false, buyer)).status).toBe(403)
    expect((await reinstate(ewa.id, {})).status).toBe(401)
    expect((await market.api('GET', '/api/admin/users', undefined, buyer)).status).toBe(403)
    for (const answer of [await suspend(nobody), await reinstate(nobody), await permit(nobody, true)]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'user_not_found'])
    }
  })
})

describe('permissions', () => {
  test('P01 an operator makes another one, and a buyer or seller of an operator', async () => {
    const buyer = await anAccount(market)
    const theirs = await loggedIn(market, buyer)
    expect((await permit(buyer.id, true)).json.permissions).toBe('admin')
    expect((await market.api('GET', '/api/admin/users', undefined, theirs)).status).toBe(200)
    expect((await permit(buyer.id, false)).json.permissions).toBe('buyer')
    expect((await market.api('GET', '/api/admin/users', undefined, theirs)).status).toBe(403)
    const { ownerId } = await aSeller(market.deps)
    await permit(ownerId, true)
    expect((await permit(ownerId, false)).json.permissions).toBe('seller')
    expect((await permit(ownerId, false)).json.permissions).toBe('seller')
    expect((await auditOf(market, buyer.id)).filter((entry) => entry.action === 'permissionsChanged')).toMatchObject([
      { actorId: ewa.id, detail: { before: 'buyer', after: 'owner' } },
      { actorId: ewa.id, detail: { before: 'owner', after: 'buyer' } },
    ])
  })
  test('P01 needs the password once more, and an account that is open', async () => {
    const person = await anAccount(market)
    await suspend(person.id)
    expect((await permit(person.id, true)).json.code).toBe('status_conflict')
    await market.query('update sessions set confirmed_at = null where user_id = $1', [ewa.id])
    expect((await permit(person.id, true)).json.code).toBe('confirmation_required')
  })
  test('P01 the last operator stays', async () => {
    expect((await permit(ewa.id, false)).json.code).toBe('last_operator')
    expect((await suspend(ewa.id)).json.code).toBe('last_operator')
    const second = await anAccount(market, { permissions: 'admin' })
    await suspend(second.id)
    expect((await permit(ewa.id, false)).json.code).toBe('last_operator')
    await expect(requireOtherOperator(market.deps, ewa.id)).rejects.toMatchObject({ code: 'last_operator' })
  })
  test('P01 two operators who remove each other at once: one stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const second = await anAccount(market, { permissions: 'admin' })
      const theirs = await loggedIn(market, second)
      const remove = round % 2 === 0 ? (id: string, by: Record<string, string>) => permit(id, false, by) : suspend
      await Promise.all([remove(second.id, operator), remove(ewa.id, theirs)])
      const { rows } = await market.query(`select id from users where permissions = 'admin' and status = 'active'`)
      expect(rows).toHaveLength(1)
      await market.query(`update users set permissions = 'buyer' where permissions = 'admin'`)
      ewa = await anAccount(market, { permissions: 'admin' })
      operator = await loggedIn(market, ewa)
    }
  })
})
