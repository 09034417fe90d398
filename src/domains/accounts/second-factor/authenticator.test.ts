import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { createUser, openSession } from '../index.ts'

const PASSWORD = 'zielony rower na strychu 7'
let market: TestMarket
let clock = Date.now()
let email: string
let userId: string
let headers: Record<string, string>
let people = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())
beforeEach(async () => {
  people += 1
  email = `totp-${people}@example.com`
  userId = await createUser(market.deps, {
    email,
    firstName: 'Ola',
    lastName: 'Lis',
    phone: '',
    permissions: 'buyer',
    password: PASSWORD,
  })
  headers = { authorization: `Bearer ${await openSession(market.deps, userId, { confirmed: true })}` }
})

const code = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock + steps * 30_000 })
const call = (method: string, path: string, body?: unknown) => market.api(method, path, body, headers)
const logIn = (code?: string) =>
  market.api('POST', '/api/users/login', { email, password: PASSWORD, ...(code === undefined ? {} : { code }) })

/** Switches the second factor on; its first code is used up. */
async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await call('POST', '/api/account/authenticator')).json
  const { json } = await call('POST', '/api/account/authenticator/confirm', { code: code(secret) })
  clock += 30_000
  return { secret, recoveryCodes: json.recoveryCodes }
}

describe('setting up an authenticator', () => {
  test('gives a secret, a QR code and, after the first code, ten recovery codes', async () => {
    const begun = await call('POST', '/api/account/authenticator')
    expect(begun.json.uri).toContain('otpauth://totp/Obieg')
    expect(begun.json.qr).toContain('<svg')
    const wrong = await call('POST', '/api/account/authenticator/confirm', { code: '000000' })
    expect([wrong.status, wrong.json.errors[0].code]).toEqual([422, 'second_factor_wrong'])
    const right = await call('POST', '/api/account/authenticator/confirm', { code: code(begun.json.secret) })
    expect(new Set(right.json.recoveryCodes).size).toBe(10)
    const again = await call('POST', '/api/account/authenticator')
    expect([again.status, again.json.code]).toEqual([409, 'authenticator_exists'])
  })
  test('keeps neither secret nor codes in clear', async () => {
    const { secret, recoveryCodes } = await switchOn()
    const { rows } = await market.query(
      `select encode(secret_sealed, 'escape') as kept from authenticators
       union all select encode(code_hash, 'escape') from recovery_codes`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const told of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(told)
  })
  test('needs the password proved lately', async () => {
    clock += 11 * 60_000
    for (const [method, path] of [
      ['POST', '/api/account/authenticator'],
      ['DELETE', '/api/account/authenticator'],
      ['POST', '/api/account/recovery-codes'],
    ] as const) {
      const { status, json } = await call(method, path)
      expect([path, status, json.code]).toEqual([path, 403, 'confirmation_required'])
    }
  })
})

describe('logging in with a second factor', () => {
  test('asks for a code after the right password, and only then', async () => {
    const { secret } = await switchOn()
    const asked = await logIn()
    expect([asked.status, asked.json.code]).toEqual([401, 'second_factor_required'])
    const stranger = await market.api('POST', '/api/users/login', { email, password: 'wrong password' })
    expect(stranger.json.code).toBe('Error_login_info')
    expect((await logIn(code(secret))).status).toBe(200)
  })
  test('takes a code once, and one of the steps beside', async () => {
    const { secret } = await switchOn()
    const now = code(secret)
    expect((await logIn(now)).status).toBe(200)
    const again = await logIn(now)
    expect([again.status, again.json.code]).toEqual([401, 'second_factor_wrong'])
    expect((await logIn(code(secret, 1))).status).toBe(200)
    expect((await logIn(code(secret, 3))).status).toBe(401)
  })
  test('takes a code once even from two at once', async () => {
    const { secret, recoveryCodes } = await switchOn()
    for (const one of [code(secret), recoveryCodes[0] ?? '']) {
      const sent = await Promise.all([logIn(one), logIn(one), logIn(one)])
      // Whoever of the rest comes late enough to be known as one who guesses is asked to wait.
      expect(sent.map(({ status }) => (status === 429 ? 401 : status)).sort()).toEqual([200, 401, 401])
    }
  })
  test('takes a recovery code as people type it, and counts those left', async () => {
    const { recoveryCodes } = await switchOn()
    const typed = (recoveryCodes[1] ?? '').toUpperCase().replace('-', ' ')
    const { json } = await logIn(typed)
    const own = { authorization: `Bearer ${json.tokenUser}` }
    const profile = await market.api('GET', '/api/account', undefined, own)
    expect(profile.json.secondFactor).toEqual({ enabled: true, recoveryCodesLeft: 9 })
  })
  test('stops whoever guesses codes', async () => {
    const { secret } = await switchOn()
    const codes: string[] = []
    for (let guess = 0; guess < 9; guess += 1) codes.push((await logIn(`00000${guess}`)).json.code)
    expect(codes.at(0)).toBe('second_factor_wrong')
    expect(codes.at(-1)).toBe('rate_limited')
    expect((await logIn(code(secret))).status).toBe(429)
  })
  test('new recovery codes void the old ones', async () => {
    const { recoveryCodes } = await switchOn()
    const renewed = (await call('POST', '/api/account/recovery-codes')).json.recoveryCodes
    expect((await logIn(recoveryCodes[0])).status).toBe(401)
    expect((await logIn(renewed[0])).status).toBe(200)
  })
  test('is a password again once it is switched off; both are told by mail and on record', async () => {
    await switchOn()
    expect((await call('DELETE', '/api/account/authenticator')).status).toBe(204)
    expect((await logIn()).status).toBe(200)
    const { rows } = await market.query(
      `select (select string_agg(template, ',' order by id) from mails where recipient = $1) as mails,
        (select string_agg(action, ',' order by id) from audit_log where subject_id = $2 and action like 'second%') as entries`,
      [email, userId],
    )
    expect(rows[0]).toEqual({ mails: 'secondFactorOn,secondFactorOff', entries: 'secondFactorOn,secondFactorOff' })
  })
})
