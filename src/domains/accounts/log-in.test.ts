import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  anAccount,
  anotherProcess,
  deedsOf,
  loggedIn,
  OTHER_PASSWORD,
  PASSWORD,
  registrationBody,
} from '../../../test/factories/account.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { workOf } from '../../../test/work-of.ts'
import { createUser, openSession } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

const logIn = (body: object, headers: Record<string, string> = {}) =>
  market.api('POST', '/api/users/login', body, headers)
const from = (address: string) => ({ 'x-forwarded-for': address })
const setStatus = (id: string, status: string) =>
  market.query('update users set status = $2 where id = $1', [id, status])
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('logging in', () => {
  test('A02 T01 by e-mail address or username, in whatever letters', async () => {
    const { email, username, id } = await anAccount(market)
    for (const who of [{ email }, { username }, { email: username }, { email: ` ${email.toUpperCase()} ` }]) {
      const { status, json } = await logIn({ ...who, password: PASSWORD })
      expect([who, status, json.user._id]).toEqual([who, 200, id])
    }
    const neither = await logIn({ password: PASSWORD })
    expect([neither.status, neither.json.errors[0]]).toMatchObject([422, { field: 'email', code: 'required' }])
  })
  test('A02 E02 a seller is told which company', async () => {
    const { ownerId, companyId } = await aSeller(market.deps)
    const { id, email } = await anAccount(market, { permissions: 'seller' })
    await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'manager')`, [
      companyId,
      id,
    ])
    expect(ownerId).not.toBe(id)
    const { user } = (await logIn({ email, password: PASSWORD })).json
    expect(user).toEqual({ _id: id, companyId: String(companyId), firstName: 'Ola', permissions: 'seller' })
  })
  test('A02 M01 nobody can tell an unknown account from a wrong password or a closed account', async () => {
    const [known, suspended, deleted] = [await anAccount(market), await anAccount(market), await anAccount(market)]
    await setStatus(suspended.id, 'suspended')
    await setStatus(deleted.id, 'deleted')
    const without = await createUser(market.deps, {
      ...{ email: 'none@example.com', firstName: 'A', lastName: 'B', phone: '', permissions: 'buyer' },
    })
    expect(without).toMatch(/^[0-9a-f-]{36}$/)
    const answers = [
      await logIn({ email: 'nobody@example.com', password: PASSWORD }),
      await logIn({ email: known.email, password: OTHER_PASSWORD }),
      await logIn({ email: suspended.email, password: PASSWORD }),
      await logIn({ email: deleted.email, password: PASSWORD }),
      await logIn({ email: 'none@example.com', password: PASSWORD }),
      await logIn({ username: 'nobody', password: PASSWORD }),
    ]
    for (const { status, text } of answers) expect([status, text]).toEqual([401, answers[0]?.text])
    expect(answers[0]?.json.code).toBe('Error_login_info')
    expect(await deedsOf(market, known.id)).toEqual(['loginFailed'])
    expect(await deedsOf(market, suspended.id)).toEqual(['loginFailed'])
    expect(await deedsOf(market, 'unknown')).toHaveLength(2)
  })
  test('A02 an unknown account is as much work as a wrong password', async () => {
    const { email } = await anAccount(market)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const measure = async (kind: 'known' | 'unknown', who: string) => {
      times[kind].push(await workOf(() => logIn({ email: who, password: OTHER_PASSWORD })))
    }
    for (let round = 0; round < 25; round += 1) {
      await market.query('truncate throttles')
      await measure('known', email)
      await measure('unknown', `nobody-${round}@example.com`)
    }
    const ratio = median(times.unknown) / median(times.known)
    // Without the work for nobody's password it is below a third.
    expect(ratio).toBeGreaterThan(0.66)
    expect(ratio).toBeLessThan(1.5)
  })
  test('A02 who knows the password of an account that waits for its code is told so', async () => {
    const body = registrationBody()
    await market.api('POST', '/api/users/register', body)
    const right = await logIn({ email: body.email, password: PASSWORD })
    expect([right.status, right.json.code]).toEqual([403, 'account_unverified'])
    expect((await logIn({ email: body.email, password: OTHER_PASSWORD })).json.code).toBe('Error_login_info')
  })
})

describe('guessing', () => {
  test('A02 is stopped after ten wrong passwords for a name, whether it exists or not', async () => {
    for (const email of [(await anAccount(market)).email, 'nobody@example.com']) {
      const answers = []
      for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await logIn({ email, password: OTHER_PASSWORD }))
      expect(answers.map((one) => one.status)).toEqual([...Array(10).fill(401), 429])
      expect(answers.at(-1)?.json.code).toBe('rate_limited')
      expect((await logIn({ email: email.toUpperCase(), password: PASSWORD })).status).toBe(429)
    }
  })
  test('A02 a hundred guesses at once are no more than ten', async () => {
    const { email } = await anAccount(market)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => logIn({ email, password: OTHER_PASSWORD }, from(`198.51.100.${at}`))),
    )
    expect(answers.filter((one) => one.status === 401)).toHaveLength(10)
    expect(answers.filter((one) => one.status === 429)).toHaveLength(30)
  })
  test('A02 from one address is stopped for all names, also over IPv6; others are not touched', async () => {
    for (const [address, next] of [
      ['203.0.113.7', '203.0.113.8'],
      ['2001:db8:1:2::a', '2001:db8:1:3::a'],
    ] as const) {
      await market.query('truncate throttles')
      const statuses: number[] = []
      for (let attempt = 0; attempt < 51; attempt += 1) {
        const sender = address.includes(':') ? `${address}${attempt.toString(16)}` : address
        statuses.push((await logIn({ email: `n${attempt}@example.com`, password: 'x' }, from(sender))).status)
      }
      expect(statuses).toEqual([...Array(50).fill(401), 429])
      expect((await logIn({ email: 'n50@example.com', password: 'x' }, from(next))).status).toBe(401)
    }
  })
  test('A02 a success wipes the slate of the name and does not count for the address', async () => {
    const { email } = await anAccount(market)
    for (let round = 0; round < 8; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ email, password: OTHER_PASSWORD })
      expect((await logIn({ email, password: PASSWORD })).status).toBe(200)
    }
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect((await logIn({ email, password: PASSWORD })).status).toBe(200)
    const { rows } = await market.query(`select points from throttles where key like 'login-address%'`)
    expect(rows).toEqual([{ points: 40 }])
  })
  test('A02 is remembered over a restart and by every process', async () => {
    const { email } = await anAccount(market)
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn({ email, password: OTHER_PASSWORD })
    const answer = await anotherProcess(market).app.request('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(answer.status).toBe(429)
  })
  test('A02 keeps nobody in clear', async () => {
    await logIn({ email: 'hanna@example.com', password: 'x' }, from('203.0.113.99'))
    const { rows } = await market.query('select key from throttles')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/hanna|203\.0/)
  })
})

describe('the session', () => {
  const status = (headers: Record<string, string>) => market.api('GET', '/api/users/status', undefined, headers)
  test('T01 lasts twelve hours, or thirty days when kept', async () => {
    const account = await anAccount(market)
    const [short, kept] = [
      await loggedIn(market, account),
      await loggedIn(market, account, PASSWORD, { keepLoggedIn: true }),
    ]
    const stillIn = async (headers: Record<string, string>, hours: number) => {
      const later = anotherProcess(market, () => new Date(Date.now() + hours * 3_600_000))
      return (await later.app.request('/api/users/status', { headers })).status
    }
    expect([await stillIn(short, 11.9), await stillIn(short, 12.1)]).toEqual([200, 401])
    expect([await stillIn(kept, 29.9 * 24), await stillIn(kept, 30.1 * 24)]).toEqual([200, 401])
  })
  test('T01 logging out ends it at once, on every process, and no other', async () => {
    const account = await anAccount(market)
    const [mine, other] = [await loggedIn(market, account), await loggedIn(market, account)]
    const second = anotherProcess(market)
    expect((await second.app.request('/api/users/status', { headers: mine })).status).toBe(200)
    expect((await market.api('POST', '/api/account/logout', undefined, mine)).status).toBe(204)
    expect((await second.app.request('/api/users/status', { headers: mine })).status).toBe(401)
    expect((await market.api('POST', '/api/account/logout', undefined, mine)).status).toBe(401)
    expect((await status(other)).status).toBe(200)
    expect(await deedsOf(market, account.id)).toEqual(['login', 'login', 'logout'])
  })
  test('is opened for active accounts alone', async () => {
    const { id } = await anAccount(market)
    const token = await openSession(market.deps, id)
    for (const closed of ['pending', 'suspended', 'deleted']) {
      await setStatus(id, closed)
      await expect(openSession(market.deps, id)).rejects.toMatchObject({ code: 'Error_login_info' })
      expect((await status({ authorization: `Bearer ${token}` })).status).toBe(401)
    }
  })
  test('is not opened with a password that was changed while it was checked', async () => {
    const { id } = await anAccount(market)
    const { rows } = await market.query('select password_hash from users where id = $1', [id])
    await market.query(`update users set password_hash = 'other' where id = $1`, [id])
    const opening = openSession(market.deps, id, { provedHash: rows[0].password_hash })
    await expect(opening).rejects.toMatchObject({ code: 'Error_login_info' })
  })
  test('waits for a suspension that is under way, and is not opened then', async () => {
    const { id } = await anAccount(market)
    let opening: Promise<unknown> | undefined
    await market.deps.db.transaction().execute(async (db) => {
      await sql`update users set status = 'suspended' where id = ${id}`.execute(db)
      opening = openSession(market.deps, id).catch((error: unknown) => error)
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    expect(await opening).toMatchObject({ code: 'Error_login_info' })
  })
  test('is seen every five minutes at most', async () => {
    const account = await anAccount(market)
    const headers = await loggedIn(market, account)
    const seen = async () =>
      (await market.query('select last_seen_at from sessions where user_id = $1', [account.id])).rows[0].last_seen_at
    const first = await seen()
    await status(headers)
    expect(await seen()).toEqual(first)
    await market.query(`update sessions set last_seen_at = now() - interval '6 minutes' where user_id = $1`, [
      account.id,
    ])
    await Promise.all([status(headers), status(headers), status(headers)])
    expect((await seen()).getTime()).toBeGreaterThanOrEqual(first.getTime())
  })
})
