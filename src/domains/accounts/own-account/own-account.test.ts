import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  anAccount,
  anotherProcess,
  deedsOf,
  loggedIn,
  OTHER_PASSWORD,
  PASSWORD,
} from '../../../../test/factories/account.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

type Headers = Record<string, string>
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const status = async (headers: Headers) => (await market.api('GET', '/api/users/status', undefined, headers)).status
const data = { firstName: 'Olga', lastName: 'Lisowska', phone: '+48 601 100 200', locale: 'de-DE' }
const change = (headers: Headers, body: object) => market.api('PUT', '/api/account', body, headers)
const newPassword = (headers: Headers, currentPassword: string, next = OTHER_PASSWORD) =>
  market.api('PUT', '/api/account/password', { currentPassword, newPassword: next }, headers)
const confirm = (headers: Headers, password: string) =>
  market.api('POST', '/api/account/confirm-password', { password }, headers)
const sessionsOf = async (headers: Headers) =>
  (await market.api('GET', '/api/account/sessions', undefined, headers)).json.sessions

describe('own data', () => {
  test('R08 E01 a person changes name, username, phone and language', async () => {
    const account = await anAccount(market)
    const headers = await loggedIn(market, account)
    const username = `${account.username}.neu`
    const { json } = await change(headers, { ...data, username })
    expect(json).toMatchObject({ ...data, username, email: account.email, permissions: 'buyer' })
    expect((await market.api('GET', '/api/account', undefined, headers)).json).toEqual(json)
    await loggedIn(market, { email: username })
  })
  test('R08 a username that is taken is refused, the own one in other letters is not', async () => {
    const [mine, other] = [await anAccount(market), await anAccount(market)]
    const headers = await loggedIn(market, mine)
    const taken = await change(headers, { ...data, username: other.username.toUpperCase() })
    expect([taken.status, taken.json.code, taken.json.errors[0].field]).toEqual([422, 'username_taken', 'username'])
    expect((await change(headers, { ...data, username: mine.username.toUpperCase() })).status).toBe(200)
  })
  test('R08 of two who want a username at once one gets it', async () => {
    const headers = await Promise.all([1, 2].map(async () => loggedIn(market, await anAccount(market))))
    const answers = await Promise.all(headers.map((one) => change(one, { ...data, username: 'wanted-by-two' })))
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422])
  })
  test.each([{ permissions: 'admin' }, { email: 'new@example.com' }, { status: 'active' }, { Status: 'away' }])(
    'P01 nobody makes more of oneself: %o',
    async (extra) => {
      const account = await anAccount(market)
      const answer = await change(await loggedIn(market, account), { ...data, username: account.username, ...extra })
      expect([answer.status, answer.json.errors[0].code]).toEqual([422, 'unknown_key'])
    },
  )
})

describe('the password', () => {
  test('R08 is changed by who knows it; every other session ends, on every process', async () => {
    const account = await anAccount(market)
    const [mine, other] = [await loggedIn(market, account), await loggedIn(market, account)]
    const { status: code, json } = await newPassword(mine, PASSWORD)
    expect([code, json.message]).toEqual([200, 'Hasło zostało zmienione.'])
    expect([await status(mine), await status(other)]).toEqual([200, 401])
    expect((await anotherProcess(market).app.request('/api/users/status', { headers: other })).status).toBe(401)
    await loggedIn(market, account, OTHER_PASSWORD)
    await expect(loggedIn(market, account, PASSWORD)).rejects.toThrow('Error_login_info')
    expect((await mailsTo(market, account.email)).map((mail) => mail.template)).toEqual(['passwordChanged'])
    expect(await deedsOf(market, account.id)).toContain('passwordChanged')
  })
  test('R08 changed twice at once is changed once', async () => {
    const headers = await loggedIn(market, await anAccount(market))
    const answers = await Promise.all([newPassword(headers, PASSWORD), newPassword(headers, PASSWORD)])
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422])
  })
  test('R08 wrong, or the new one weak: shown at its field, nothing changes', async () => {
    const account = await anAccount(market)
    const headers = await loggedIn(market, account)
    expect((await newPassword(headers, OTHER_PASSWORD)).json).toMatchObject({
      code: 'password_wrong',
      errors: [{ field: 'currentPassword' }],
    })
    expect((await newPassword(headers, PASSWORD, 'password1234')).json).toMatchObject({
      code: 'password_weak',
      errors: [{ field: 'newPassword' }],
    })
    await loggedIn(market, account)
  })
  test('is not guessed by who found a session', async () => {
    const headers = await loggedIn(market, await anAccount(market))
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await newPassword(headers, 'wrong')).status)
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await confirm(headers, 'wrong')).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await confirm(headers, PASSWORD)).status).toBe(429)
  })
  test('confirmed once more opens for ten minutes what only the owner may do', async () => {
    const account = await anAccount(market)
    const headers = await loggedIn(market, account)
    const ask = () => market.api('POST', '/api/account/email', { email: 'other@example.com' }, headers)
    expect((await ask()).status).toBe(200)
    await market.query(`update sessions set confirmed_at = confirmed_at - interval '11 minutes' where user_id = $1`, [
      account.id,
    ])
    const refused = await ask()
    expect([refused.status, refused.json.code]).toEqual([403, 'confirmation_required'])
    expect((await confirm(headers, OTHER_PASSWORD)).json.errors[0]).toMatchObject({
      field: 'password',
      code: 'password_wrong',
    })
    expect((await ask()).status).toBe(403)
    expect((await confirm(headers, PASSWORD)).status).toBe(204)
    expect((await ask()).status).toBe(200)
  })
})

describe('sessions', () => {
  test('R08 T01 a person sees where she is logged in, the network without its end', async () => {
    const account = await anAccount(market)
    const here = await loggedIn(market, account)
    const { json } = await market.api(
      'POST',
      '/api/users/login',
      { email: account.email, password: PASSWORD },
      { 'user-agent': FIREFOX },
    )
    const sessions = await sessionsOf({ authorization: `Bearer ${json.tokenUser}` })
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ current: true, device: 'Firefox · Windows', network: '127.0.0.x' })
    expect(sessions[1].current).toBe(false)
    expect(new Date(sessions[0].expiresAt).getTime() - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
    expect((await sessionsOf(here)).find((one: { current: boolean }) => one.current).id).toBe(sessions[1].id)
  })
  test('R08 T01 one is ended, or all others', async () => {
    const account = await anAccount(market)
    const [mine, second, third] = [
      await loggedIn(market, account),
      await loggedIn(market, account),
      await loggedIn(market, account),
    ]
    const target = (await sessionsOf(second)).find((one: { current: boolean }) => one.current).id
    const end = () => market.api('DELETE', `/api/account/sessions/${target}`, undefined, mine)
    expect((await end()).status).toBe(204)
    expect([await status(mine), await status(second), await status(third)]).toEqual([200, 401, 200])
    expect((await end()).json.code).toBe('session_not_found')
    expect((await market.api('DELETE', '/api/account/sessions', undefined, mine)).status).toBe(204)
    expect([await status(mine), await status(third)]).toEqual([200, 401])
    expect((await deedsOf(market, account.id)).filter((deed) => deed === 'sessionEnded')).toHaveLength(2)
  })
  test('P01 a session of somebody else is not there', async () => {
    const [mine, other] = [
      await loggedIn(market, await anAccount(market)),
      await loggedIn(market, await anAccount(market)),
    ]
    const [target] = await sessionsOf(other)
    const answer = await market.api('DELETE', `/api/account/sessions/${target.id}`, undefined, mine)
    expect([answer.status, answer.json.code]).toEqual([404, 'session_not_found'])
    expect(await status(other)).toBe(200)
  })
})
