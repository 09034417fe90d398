import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  anAccount,
  deedsOf,
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

const HOUR = 3_600_000
const register = (body: object, headers = {}) => market.api('POST', '/api/users/register', body, headers)
const verify = (username: string, confirmationCode: string, password = PASSWORD) =>
  market.api('POST', '/api/users/verify', { username, confirmationCode, password })
const resend = (username: string) => market.api('POST', '/api/account/resend-code', { username })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
async function newcomer(over: Record<string, unknown> = {}) {
  const body = registrationBody(over)
  const answer = await register(body)
  if (answer.status !== 200) throw new Error(answer.text)
  const { rows } = await market.query('select id from users where email = $1', [body.email])
  return { ...body, code: answer.json.username.ConfirmationCode as string, id: rows[0].id as string }
}
const statusOf = async (email: string) =>
  (await market.query('select status from users where email = $1', [email])).rows[0]?.status

describe('registration', () => {
  test('T04 A03 A05 a newcomer registers, verifies by the code from the mail and logs in', async () => {
    const { username, email, code, id } = await newcomer({ locale: 'de-DE' })
    const [mail] = await mailsTo(market, email)
    expect(mail).toMatchObject({
      template: 'verifyAccount',
      locale: 'de-DE',
      params: { firstName: 'Nowa', code, hours: 24 },
    })
    expect(mail?.params.link).toBe(`${market.url}/de/verify?username=${username}&code=${code}`)
    const early = await market.api('POST', '/api/users/login', { email, password: PASSWORD })
    expect([early.status, early.json.code]).toEqual([403, 'account_unverified'])
    const verified = await verify(username, code)
    expect(verified.json).toEqual({ user: { _id: id, companyId: null, firstName: 'Nowa', permissions: 'buyer' } })
    await loggedIn(market, { email })
    expect(await deedsOf(market, id)).toEqual(['registered', 'verified', 'login'])
  })
  test('E02 with a mail server the code leaves by mail alone', async () => {
    const mailed = await testMarket({ env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://market.example' } })
    const body = registrationBody()
    const { json } = await mailed.api('POST', '/api/users/register', body)
    const handle: string = json.username.ConfirmationCode
    expect(handle).toMatch(/^[\w-]{24}$/)
    const code = (await mailsTo(mailed, body.email))[0]?.params.code ?? ''
    const answers = [handle, code].map((confirmationCode) => ({
      username: body.username,
      confirmationCode,
      password: PASSWORD,
    }))
    expect((await mailed.api('POST', '/api/users/verify', answers[0])).json.code).toBe('invalid_code')
    expect((await mailed.api('POST', '/api/users/verify', answers[1])).status).toBe(200)
    const again = await mailed.api('POST', '/api/account/resend-code', { username: body.username })
    expect(again.json.username.ConfirmationCode).toMatch(/^[\w-]{24}$/)
    await mailed.close()
  })
  test('A03 an address or a name that is taken, in whatever letters', async () => {
    const { email, username } = await anAccount(market)
    const taken = await register(registrationBody({ email: email.toUpperCase() }), { 'accept-language': 'en-US' })
    expect(taken).toMatchObject({
      status: 400,
      json: {
        code: 'account_exist',
        title: 'Account exists, provide a new email address',
        errors: [{ field: 'email' }],
      },
    })
    const named = await register(registrationBody({ username: username.toUpperCase() }))
    expect(named).toMatchObject({ status: 422, json: { code: 'username_taken', errors: [{ field: 'username' }] } })
  })
  test('V03 the privacy policy, and a password that is hard to guess', async () => {
    const declined = await register(registrationBody({ acceptPrivacyPolicy: false }), { 'accept-language': 'en-US' })
    expect(declined.json).toMatchObject({
      code: 'privacy_policy_required',
      errors: [{ field: 'acceptPrivacyPolicy', message: 'You must accept the privacy policy.' }],
    })
    const weak = await register(registrationBody({ password: 'password1234' }))
    expect(weak.json).toMatchObject({ code: 'password_weak', errors: [{ field: 'password' }] })
  })
  test.each([
    ['username', 'a'],
    ['username', 'ola@example.com'],
    ['username', '-ola-'],
    ['email', 'ola'],
    ['password', 'short'],
    ['firstName', '  '],
    ['phone', '12'],
    ['locale', 'fr-FR'],
  ])('a wrong %s is shown at its field', async (field, value) => {
    const { status, json } = await register(registrationBody({ [field]: value }))
    expect([status, json.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
  })
  test('sent twice at once there is one account', async () => {
    const body = registrationBody()
    const answers = await Promise.all([register(body), register(body), register(body)])
    expect(answers.map((one) => one.status).sort()).toEqual([200, 400, 400])
    expect((await mailsTo(market, body.email)).length).toBe(1)
  })
  test('nobody registers without end from one address', async () => {
    let last = 0
    for (let attempt = 0; attempt < 31; attempt += 1)
      last = (await register(registrationBody({ acceptPrivacyPolicy: false }))).status
    expect(last).toBe(429)
  })
  test('keeps neither password nor code in clear', async () => {
    const { email, code, id } = await newcomer()
    const { rows } = await market.query(
      `select u::text || coalesce(t::text, '') as kept from users u left join account_tokens t on t.user_id = u.id where u.id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).toContain(email)
    expect(rows[0].kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0].kept).not.toContain(PASSWORD)
    expect(rows[0].kept.replaceAll(email, '')).not.toContain(code)
  })
})

describe('the code', () => {
  test('A05 an unknown name, a wrong password and a wrong code are refused alike', async () => {
    const { username, code } = await newcomer()
    const answers = [
      await verify('nobody-at-all', code),
      await verify(username, code, OTHER_PASSWORD),
      await verify(username, wrongOf(code)),
    ]
    for (const { status, text } of answers) expect([status, text]).toEqual([422, answers[0]?.text])
    expect(answers[0]?.json).toMatchObject({ code: 'invalid_code', errors: [{ field: 'confirmationCode' }] })
    expect((await verify(username.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
    expect((await verify(username, code)).json.code).toBe('invalid_code')
  })
  test('A05 is void after five wrong tries, also when they come at once; a new one works', async () => {
    const { username, email, code } = await newcomer()
    const tries = await Promise.all(Array.from({ length: 8 }, () => verify(username, wrongOf(code))))
    const codes = tries.map((one) => one.json.code)
    expect(codes.filter((said) => said === 'invalid_code')).toHaveLength(5)
    // Whoever goes on guessing is slowed down besides.
    expect(['code_expired', 'rate_limited', 'invalid_code']).toEqual(expect.arrayContaining([...new Set(codes)]))
    expect((await verify(username, code)).json.code).toBe('code_expired')
    const again = await resend(username)
    await market.runJobs()
    expect((await mailsTo(market, email)).at(-1)?.params.code).toBe(again.json.username.ConfirmationCode)
    expect((await verify(username, again.json.username.ConfirmationCode)).status).toBe(200)
  })
  test('A05 nobody without the password uses up its tries', async () => {
    const { username, code } = await newcomer()
    for (let attempt = 0; attempt < 6; attempt += 1) await verify(username, wrongOf(code), OTHER_PASSWORD)
    expect((await verify(username, code)).status).toBe(200)
  })
  test('A05 is taken once, also by two at once', async () => {
    const { username, code, id } = await newcomer()
    const answers = await Promise.all([verify(username, code), verify(username, code)])
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422])
    expect(await deedsOf(market, id)).toEqual(['registered', 'verified'])
  })
  test('the code before is void when a new one was sent', async () => {
    const { username, code } = await newcomer()
    const { json } = await resend(username)
    await market.runJobs()
    if (json.username.ConfirmationCode !== code) expect((await verify(username, code)).json.code).toBe('invalid_code')
    expect((await verify(username, json.username.ConfirmationCode)).status).toBe(200)
  })
  test('who asks for a code cannot tell whether there is an account', async () => {
    const { username } = await newcomer()
    const active = await anAccount(market)
    const shapes = await Promise.all(
      [username, active.username, 'nobody-at-all'].map(async (name) => {
        const { status, json } = await resend(name)
        return [status, json.username.username === name, json.username.ConfirmationCode.length]
      }),
    )
    expect(shapes).toEqual(Array(3).fill([200, true, 6]))
    await market.runJobs()
    expect(await mailsTo(market, active.email)).toEqual([])
    const { rows } = await market.query(`select payload::text from graphile_worker._private_jobs`)
    expect(JSON.stringify(rows)).not.toContain(username)
  })
  test('new codes are not sent without end: six digits stay safe', async () => {
    for (const name of [(await newcomer()).username, 'nobody-at-all']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await resend(name)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })
  test('A05 guessing is stopped after ten wrong tries, whether there is an account or not', async () => {
    for (const name of [(await newcomer()).username, 'nobody-at-all']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1)
        statuses.push((await verify(name, '123', OTHER_PASSWORD)).status)
      expect(statuses).toEqual([...Array(10).fill(422), 429])
    }
  })
})

describe('an account that was never verified', () => {
  test('keeps its address for a day, then somebody else may register it', async () => {
    const first = await newcomer()
    expect((await register(registrationBody({ email: first.email }))).status).toBe(400)
    clock += 25 * HOUR
    expect((await verify(first.username, first.code)).json.code).toBe('code_expired')
    const second = await newcomer({ email: first.email, password: OTHER_PASSWORD })
    expect(second.id).not.toBe(first.id)
    expect((await verify(second.username, second.code)).json.code).toBe('invalid_code')
    expect((await verify(second.username, second.code, OTHER_PASSWORD)).status).toBe(200)
    clock += 100 * HOUR
    expect((await register(registrationBody({ email: first.email }))).status).toBe(400)
  })
  test('does not keep whom the address belongs to away: a password mail opens it to them', async () => {
    const squatted = await newcomer()
    await market.api('POST', '/api/users/recover-password', { email: squatted.email })
    await market.runJobs()
    const link = (await mailsTo(market, squatted.email)).at(-1)?.params.link ?? ''
    const token = new URL(link).searchParams.get('token')
    await market.api('POST', '/api/users/reset-password', { token, newPassword: OTHER_PASSWORD })
    expect(await statusOf(squatted.email)).toBe('active')
    const squatter = await market.api('POST', '/api/users/login', { email: squatted.email, password: PASSWORD })
    expect(squatter.json.code).toBe('Error_login_info')
    await loggedIn(market, squatted, OTHER_PASSWORD)
  })
})
