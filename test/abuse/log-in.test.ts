import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, anAccount, linkToken, OTHER_PASSWORD, PASSWORD } from '../factories/account.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('delete from throttles')
})

type Headers = Record<string, string>
/** One of very many networks. */
const network = (at: number): Headers => ({
  'x-forwarded-for': `198.${51 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`,
})
const home = { 'x-forwarded-for': '203.0.113.5' }

const logIn = (who: Pick<Account, 'email'>, password: string, headers: Headers, more: object = {}) =>
  market.api('POST', '/api/users/login', { email: who.email, password, ...more }, headers)

/** What a browser keeps of an answer, and sends along. */
const cookieOf = (headers: globalThis.Headers): Headers => ({
  cookie: headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; '),
})

/** Somebody who logged in with this browser before. */
async function anOwner() {
  const account = await anAccount(market)
  const { headers } = await logIn(account, PASSWORD, home)
  const browser: Headers = { ...home, ...cookieOf(headers) }
  return { ...account, browser }
}

/** Wrong passwords from as many networks, twenty at a time; answers how often each status came. */
async function guess(who: Pick<Account, 'email'>, times: number, first = 0): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let done = 0; done < times; done += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => logIn(who, OTHER_PASSWORD, network(first + done + at))),
    )
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('somebody guesses the password of an account', () => {
  test('40 guesses, then 2 000 from as many networks: its owner logs in from the browser used before all the same', async () => {
    const owner = await anOwner()
    expect((await guess(owner, 40))[401]).toBeLessThanOrEqual(11)
    expect((await logIn(owner, PASSWORD, owner.browser)).status).toBe(200)
    const [guessed, own] = await Promise.all([guess(owner, 2000, 40), logIn(owner, PASSWORD, owner.browser)])
    // What was free is used up: a handful in the seconds that it took, and never again twenty for the owner's success.
    expect(guessed[401] ?? 0).toBeLessThan(12)
    expect(own.status).toBe(200)
    expect((await logIn(owner, PASSWORD, owner.browser)).status).toBe(200)
  })
  test('the owner may mistype there, too, and is stopped by nobody but himself', async () => {
    const owner = await anOwner()
    await guess(owner, 60)
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await logIn(owner, OTHER_PASSWORD, owner.browser)).status).toBe(401)
    expect((await logIn(owner, PASSWORD, owner.browser)).status).toBe(429)
  })
  test('a neighbour in the same network who uses it up keeps the owner out of nothing', async () => {
    const owner = await anOwner()
    for (let attempt = 0; attempt < 60; attempt += 1) await logIn({ email: `nobody-${attempt}@example.com` }, 'x', home)
    expect((await logIn({ email: 'another@example.com' }, 'x', home)).status).toBe(429)
    expect((await logIn(owner, PASSWORD, owner.browser)).status).toBe(200)
  })
  test('a browser that nobody knows waits minutes at most, and not at all once its person has reset the password', async () => {
    const owner = await anAccount(market)
    await guess(owner, 400)
    const waiting = await logIn(owner, PASSWORD, home)
    expect([waiting.status, waiting.json.code]).toEqual([429, 'rate_limited'])
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(300)
    await market.api('POST', '/api/users/recover-password', { email: owner.email }, home)
    await market.runJobs()
    const token = await linkToken(market, owner.email, 'recoverPassword')
    const reset = await market.api('POST', '/api/users/reset-password', { token, newPassword: OTHER_PASSWORD }, home)
    expect(reset.status).toBe(200)
    // The attack goes on before the owner has typed the new one.
    await guess(owner, 400, 1000)
    expect((await logIn(owner, OTHER_PASSWORD, { ...home, ...cookieOf(reset.headers) })).status).toBe(200)
  })
  test('an account that does not exist is answered alike, guess by guess', async () => {
    const [owner, nobody] = [await anOwner(), { email: `nobody-${randomBytes(4).toString('hex')}@example.com` }]
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const [known, unknown] = [
        await logIn(owner, OTHER_PASSWORD, network(attempt)),
        await logIn(nobody, OTHER_PASSWORD, network(attempt)),
      ]
      expect([attempt, known.status, known.json.code]).toEqual([attempt, unknown.status, unknown.json.code])
    }
  })
  test('the browser of one account is a stranger to every other, and a made-up or stolen name of one helps nobody', async () => {
    const [owner, attacker] = [await anOwner(), await anOwner()]
    await guess(owner, 40)
    for (const cookie of [
      attacker.browser.cookie,
      `device=${'A'.repeat(43)}`,
      'device=%00',
      `device=${'x'.repeat(4000)}`,
    ])
      expect((await logIn(owner, PASSWORD, { ...network(9999), cookie: cookie ?? '' })).status).toBe(429)
    // Both people at one browser: each keeps a token of her own.
    const both = await logIn(attacker, PASSWORD, owner.browser)
    const shared = { ...home, ...cookieOf(both.headers) }
    await guess(attacker, 40)
    expect((await logIn(owner, PASSWORD, shared)).status).toBe(200)
    expect((await logIn(attacker, PASSWORD, shared)).status).toBe(200)
  })
  test('who changes the password makes strangers of all other browsers', async () => {
    const owner = await anOwner()
    const elsewhere = { ...network(7), ...cookieOf((await logIn(owner, PASSWORD, network(7))).headers) }
    const here = await logIn(owner, PASSWORD, owner.browser)
    const auth = { ...owner.browser, authorization: `Bearer ${here.json.tokenUser}` }
    const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }
    expect((await market.api('PUT', '/api/account/password', body, auth)).status).toBe(200)
    for (let attempt = 0; attempt < 40; attempt += 1) await logIn(owner, 'wrong', network(100 + attempt))
    expect((await logIn(owner, OTHER_PASSWORD, elsewhere)).status).toBe(429)
    expect((await logIn(owner, OTHER_PASSWORD, owner.browser)).status).toBe(200)
  })
  test('what is kept of a browser opens nothing and is kept as a hash', async () => {
    const owner = await anOwner()
    const token = (owner.browser.cookie ?? '').slice('device='.length)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect((await market.api('GET', '/api/account', undefined, owner.browser)).status).toBe(401)
    expect((await market.api('GET', '/api/account', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
    const { rows } = await market.query('select encode(token_hash, $1) as kept from known_devices', ['escape'])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('somebody who knows the password guesses the second factor', () => {
  test('from many networks, slower and slower; the owner logs in from the browser used before', async () => {
    const owner = await anOwner()
    const session = await logIn(owner, PASSWORD, owner.browser)
    const auth = { authorization: `Bearer ${session.json.tokenUser}` }
    const { secret } = (await market.api('POST', '/api/account/authenticator', undefined, auth)).json
    const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    expect((await market.api('POST', '/api/account/authenticator/confirm', { code: codeAt(-1) }, auth)).status).toBe(
      200,
    )
    const statuses: Record<number, number> = {}
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status } = await logIn(owner, PASSWORD, network(attempt), { code: String(100_000 + attempt) })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    expect(statuses[401]).toBeLessThanOrEqual(10)
    expect((await logIn(owner, PASSWORD, owner.browser, { code: codeAt(0) })).status).toBe(200)
  })
})

describe('somebody asks for mail to an address again and again', () => {
  test('its owner gets few of them, and one of his own from the browser used before', async () => {
    const owner = await anOwner()
    const mails = async () => {
      await market.runJobs()
      return (await market.query('select 1 from mails where recipient = $1', [owner.email])).rows.length
    }
    const ask = (headers: Headers) => market.api('POST', '/api/users/recover-password', { email: owner.email }, headers)
    for (let attempt = 0; attempt < 60; attempt += 1) await ask(network(attempt))
    expect(await mails()).toBe(5)
    expect((await ask(network(99))).status).toBe(429)
    expect((await ask(owner.browser)).status).toBe(200)
    expect(await mails()).toBe(6)
  })
})

describe('behind a proxy that the configuration does not name', () => {
  const tryToken = (at: TestMarket, address: string) =>
    at.api(
      'POST',
      '/api/users/verify-reset-code',
      { confirmationCode: randomBytes(32).toString('base64url') },
      { 'x-forwarded-for': address },
    )
  test('visitors are not one: who uses up his network keeps nobody else out; made-up addresses come to an end', async () => {
    const unnamed = await testMarket()
    try {
      expect((await unnamed.api('GET', '/readyz')).json).not.toHaveProperty('proxy')
      for (let attempt = 0; attempt < 60; attempt += 1) await tryToken(unnamed, '203.0.113.9')
      expect((await tryToken(unnamed, '203.0.113.9')).status).toBe(429)
      expect((await tryToken(unnamed, '203.0.113.10')).status).toBe(422)
      expect((await unnamed.api('GET', '/readyz')).json.proxy).toContain('TRUSTED_PROXIES')
      const statuses = new Set<number>()
      for (let done = 0; done < 1000; done += 20) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, at) => tryToken(unnamed, `10.${done >> 8}.${done & 255}.${at}`)),
        )
        for (const { status } of answers) statuses.add(status)
      }
      expect([...statuses].sort()).toEqual([422, 429])
    } finally {
      await unnamed.close()
    }
  })
})
