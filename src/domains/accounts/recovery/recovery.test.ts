import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  anAccount,
  deedsOf,
  linkToken,
  loggedIn,
  OTHER_PASSWORD,
  PASSWORD,
  registrationBody,
} from '../../../../test/factories/account.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let clock = Date.now()
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

const MINUTE = 60_000
const recover = (email: string) => market.api('POST', '/api/users/recover-password', { email })
const check = (confirmationCode: string) => market.api('POST', '/api/users/verify-reset-code', { confirmationCode })
const reset = (token: string, newPassword = OTHER_PASSWORD) =>
  market.api('POST', '/api/users/reset-password', { token, newPassword })
async function tokenOf(email: string): Promise<string> {
  await recover(email)
  await market.runJobs()
  return linkToken(market, email, 'recoverPassword')
}

describe('asking for a password mail', () => {
  test('T05 A07 brings a link in the language of the account', async () => {
    const { email } = await anAccount(market, { locale: 'en-US' })
    const token = await tokenOf(email.toUpperCase().toLowerCase())
    expect(token).toMatch(/^[\w-]{43}$/)
    const [mail] = await mailsTo(market, email)
    expect(mail).toMatchObject({
      template: 'recoverPassword',
      locale: 'en-US',
      params: { firstName: 'Ola', minutes: 60 },
    })
    expect(mail?.params.link).toBe(`${market.url}/en/reset-password?token=${token}`)
  })
  test('A07 tells nobody whether there is an account, in words and in time', async () => {
    const known = await anAccount(market)
    const suspended = await anAccount(market)
    await market.query(`update users set status = 'suspended' where id = $1`, [suspended.id])
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const texts = new Set<string>()
    const ask = async (email: string, into?: number[]) => {
      const started = performance.now()
      const { status, text } = await recover(email)
      into?.push(performance.now() - started)
      texts.add(`${status} ${text}`)
    }
    for (let round = 0; round < 20; round += 1) {
      await market.query('truncate throttles')
      await ask(known.email, times.known)
      await ask(`nobody-${round}@example.com`, times.unknown)
    }
    await ask(suspended.email)
    expect(texts.size).toBe(1)
    // The quickest of each, on a machine that does other things, too.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
    const { rows } = await market.query('select payload::text from graphile_worker._private_jobs')
    expect(rows.length).toBeGreaterThan(20)
    expect(JSON.stringify(rows)).not.toContain('@example.com')
    await market.runJobs()
    expect(await mailsTo(market, suspended.email)).toEqual([])
    expect(await mailsTo(market, 'nobody-1@example.com')).toEqual([])
  })
  test('A07 is not done without end, whether there is an account or not', async () => {
    for (const email of [(await anAccount(market)).email, 'nobody@example.com']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await recover(email)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })
  test('keeps the token nowhere in clear', async () => {
    const { email, id } = await anAccount(market)
    const token = await tokenOf(email)
    const { rows } = await market.query('select t::text as kept from account_tokens t where user_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).not.toContain(token)
    expect(rows[0].kept).not.toContain(Buffer.from(token).toString('hex'))
    const mails = await market.query('select m::text as kept, content_sealed from mails m where recipient = $1', [
      email,
    ])
    expect(mails.rows[0].content_sealed.includes(token)).toBe(false)
  })
})

describe('the token', () => {
  test('T05 A06 A08 sets a password once and ends every session', async () => {
    const account = await anAccount(market)
    const sessions = [await loggedIn(market, account), await loggedIn(market, account)]
    const token = await tokenOf(account.email)
    const good = await check(token)
    expect(good.json).toEqual({ valid: true, expiresAt: new Date(clock + 60 * MINUTE).toISOString() })
    const answer = await reset(token)
    expect(answer.json).toEqual({ message: 'Hasło zostało zmienione.' })
    for (const headers of sessions) {
      expect((await market.api('GET', '/api/users/status', undefined, headers)).status).toBe(401)
    }
    const old = await market.api('POST', '/api/users/login', { email: account.email, password: PASSWORD })
    expect(old.json.code).toBe('Error_login_info')
    await loggedIn(market, account, OTHER_PASSWORD)
    expect((await reset(token)).json).toMatchObject({ code: 'reset_password_failed', errors: [{ field: 'token' }] })
    expect((await check(token)).json).toMatchObject({ code: 'invalid_code', errors: [{ field: 'confirmationCode' }] })
    expect((await mailsTo(market, account.email)).map((mail) => mail.template)).toEqual([
      'recoverPassword',
      'passwordChanged',
    ])
    expect(await deedsOf(market, account.id)).toContain('passwordReset')
  })
  test('A08 works for one of many at once', async () => {
    const { email } = await anAccount(market)
    const token = await tokenOf(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422, 422, 422, 422])
  })
  test('A06 A08 lives for an hour, and the one before it is void', async () => {
    const { email } = await anAccount(market)
    const [first, second] = [await tokenOf(email), await tokenOf(email)]
    expect([(await check(first)).status, (await check(second)).status]).toEqual([422, 200])
    clock += 61 * MINUTE
    expect((await check(second)).json.code).toBe('invalid_code')
    expect((await reset(second)).json.code).toBe('reset_password_failed')
  })
  test('V04 A08 is not spent by a weak password', async () => {
    const { email, username } = await anAccount(market)
    const token = await tokenOf(email)
    for (const weak of ['password1234', username]) {
      expect((await reset(token, weak)).json).toMatchObject({
        code: 'password_weak',
        errors: [{ field: 'newPassword' }],
      })
    }
    expect((await reset(token, 'short')).json.errors[0]).toMatchObject({ field: 'newPassword', code: 'too_short' })
    expect((await reset(token)).status).toBe(200)
  })
  test('is good for nothing else, and nothing else is good for it', async () => {
    const account = await anAccount(market)
    const token = await tokenOf(account.email)
    const asEmail = await market.api('POST', '/api/account/email/confirm', { token })
    expect(asEmail.json.code).toBe('email_token_invalid')
    const { authorization } = await loggedIn(market, account)
    expect((await reset(authorization.slice(7))).json.code).toBe('reset_password_failed')
    expect((await reset(token)).status).toBe(200)
  })
  test('of an account that was suspended meanwhile opens nothing', async () => {
    const { email, id } = await anAccount(market)
    const token = await tokenOf(email)
    await market.query(`update users set status = 'suspended' where id = $1`, [id])
    expect((await reset(token)).json.code).toBe('reset_password_failed')
  })
  test('verifies an account that waited for its code: the mail has proved the address', async () => {
    const body = registrationBody()
    await market.api('POST', '/api/users/register', body)
    expect((await reset(await tokenOf(body.email))).status).toBe(200)
    await loggedIn(market, body, OTHER_PASSWORD)
    const { rows } = await market.query('select id from users where email = $1', [body.email])
    expect(await deedsOf(market, rows[0].id)).toEqual(['registered', 'verified', 'passwordReset', 'login'])
  })
  test('lets in again who was locked out by wrong guesses', async () => {
    const account = await anAccount(market)
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await market.api('POST', '/api/users/login', { email: account.email, password: 'wrong' })
    }
    await reset(await tokenOf(account.email))
    await loggedIn(market, account, OTHER_PASSWORD)
  })
  test('is not guessed without end', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 51; attempt += 1) statuses.push((await check('x'.repeat(43))).status)
    expect(statuses).toEqual([...Array(50).fill(422), 429])
  })
})
