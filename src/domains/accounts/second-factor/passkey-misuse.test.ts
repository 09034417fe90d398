import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, deedsOf, loggedIn } from '../../../../test/factories/account.ts'
import { createAuthenticator } from '../../../../test/fakes/authenticator.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

const MINUTE = 60_000
let market: TestMarket
let now = new Date('2026-10-01T10:00:00Z')
let here: { origin: string }
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  here = { origin: market.url }
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

type Auth = Record<string, string>
type Device = ReturnType<typeof createAuthenticator>
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}
const keyOptions = async (auth: Auth) =>
  (await market.api('POST', '/api/account/passkeys/options', undefined, auth)).json
const keep = (auth: Auth, answer: object) =>
  market.api('POST', '/api/account/passkeys', { name: 'Laptop', answer }, auth)
const keysOf = async (auth: Auth) =>
  (await market.api('GET', '/api/account/passkeys', undefined, auth)).json.passkeys as { id: string }[]
const aSession = async () => loggedIn(market, await anAccount(market))
async function withKey(device = createAuthenticator()) {
  const person = await anAccount(market)
  const auth = await loggedIn(market, person)
  expect((await keep(auth, device.create(await keyOptions(auth), here))).status).toBe(201)
  return { ...person, auth, device }
}
const loginOptions = async () => (await market.api('POST', '/api/passkeys/options')).json
const enter = (answer: object, over: object = {}, headers: Auth = {}) =>
  market.api('POST', '/api/passkeys/login', { answer, ...over }, headers)
const logInWith = async (device: Device, deviation = {}) =>
  enter(device.get(await loginOptions(), { ...here, ...deviation }))

/** Lets requests read keys and write none until all have come as far as they can. */
function withKeysLocked<T>(requests: () => Promise<T>[]): Promise<T[]> {
  let sent: Promise<T>[] = []
  return market.deps.db
    .transaction()
    .execute(async (db) => {
      await sql`lock table passkeys in share mode`.execute(db)
      sent = requests()
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    .then(() => Promise.all(sent))
}

describe('a challenge for a new key', () => {
  test('is good once, for five minutes, for who asked, and for nothing else', async () => {
    const { auth } = await withKey()
    const options = await keyOptions(auth)
    expect((await keep(auth, createAuthenticator().create(options, here))).status).toBe(201)
    const old = await keyOptions(auth)
    const stale = createAuthenticator().create(old, here)
    const refused = [
      createAuthenticator().create(options, here),
      createAuthenticator().create(await keyOptions(await aSession()), here),
      createAuthenticator().create({ ...old, ...(await loginOptions()), rp: old.rp }, here),
      createAuthenticator().create({ ...(await keyOptions(auth)), rp: { id: 'example.net' } }, here),
      createAuthenticator().create({ ...old, challenge: Buffer.alloc(32, 7).toString('base64url') }, here),
    ]
    for (const answer of refused) expect((await keep(auth, answer)).json.code).toBe('passkey_refused')
    later(5.1)
    expect((await keep(auth, stale)).json.code).toBe('passkey_refused')
    expect(await keysOf(auth)).toHaveLength(2)
  })
  test('asks for a key that needs no name, is unlocked by its owner, and is not there yet', async () => {
    const { id, auth, device } = await withKey()
    const options = await keyOptions(auth)
    expect(options.rp).toEqual({ id: '127.0.0.1', name: 'Obieg' })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(id)
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    expect(options.excludeCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }])
  })
})

describe('nobody gets keys by a detour', () => {
  test('ten are kept even when several come at once', async () => {
    const { id, auth } = await withKey()
    await market.query(
      `insert into passkeys (id, user_id, public_key, counter, name)
       select $1::text || n, $1::uuid, '', 0, 'Klucz ' || n from generate_series(1, 8) n`,
      [id],
    )
    const answers: object[] = []
    for (let made = 0; made < 4; made += 1) answers.push(createAuthenticator().create(await keyOptions(auth), here))
    const kept = await withKeysLocked(() => answers.map((answer) => keep(auth, answer)))
    expect(kept.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })
  test('a key of somebody else is neither taken over nor removed', async () => {
    const { id, auth, device } = await withKey()
    const thief = await aSession()
    expect((await keep(thief, device.create(await keyOptions(thief), here))).json.code).toBe('passkey_refused')
    const path = `/api/account/passkeys/${device.id}`
    const removed = await market.api('DELETE', path, undefined, thief)
    expect([removed.status, removed.json.code]).toEqual([404, 'passkey_not_found'])
    expect(await keysOf(auth)).toHaveLength(1)
    expect((await market.api('DELETE', path, undefined, auth)).status).toBe(204)
    expect((await market.api('DELETE', path, undefined, auth)).status).toBe(404)
    expect((await deedsOf(market, id)).slice(-2)).toEqual(['passkeyAdded', 'passkeyRemoved'])
  })
  test('a proof that grew old while the browser asked does not count', async () => {
    const { auth, device } = await withKey()
    later(6)
    const answer = createAuthenticator().create(await keyOptions(auth), here)
    later(4.5)
    for (const { status, json } of [
      await keep(auth, answer),
      await market.api('DELETE', `/api/account/passkeys/${device.id}`, undefined, auth),
    ])
      expect([status, json.code]).toEqual([403, 'confirmation_required'])
  })
  test('answers of any shape are refused, not stumbled over', async () => {
    const auth = await aSession()
    for (const begin of [() => keyOptions(auth), loginOptions]) {
      const { challenge } = await begin()
      const told = Buffer.from(JSON.stringify({ challenge, origin: market.url })).toString('base64url')
      const shapes = [
        {},
        { response: null },
        { response: { clientDataJSON: 7 } },
        { response: { clientDataJSON: '%' } },
      ]
      for (const answer of [
        ...shapes,
        { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: told } },
      ]) {
        expect(await keep(auth, answer)).toMatchObject({ status: 422, json: { code: 'passkey_refused' } })
        expect(await enter(answer)).toMatchObject({ status: 401, json: { code: 'passkey_refused' } })
      }
    }
  })
})

describe('logging in with a key', () => {
  test('A02 keeps the session as long as wished, and counts as a proof', async () => {
    const { device } = await withKey()
    const { json } = await enter(
      device.get(await loginOptions(), here),
      { keepLoggedIn: true },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' },
    )
    const auth = { authorization: `Bearer ${json.tokenUser}` }
    const { sessions } = (await market.api('GET', '/api/account/sessions', undefined, auth)).json
    const current = sessions.find((session: { current: boolean }) => session.current)
    expect(current.device).toContain('Firefox')
    expect(new Date(current.expiresAt).getTime() - now.getTime()).toBe(30 * 24 * 60 * MINUTE)
    expect((await keyOptions(auth)).challenge).toBeDefined()
  })
  test('needs a fresh challenge: an old one, or one for a new key, opens nothing', async () => {
    const { device, auth } = await withKey()
    const forKey = await keyOptions(auth)
    expect((await enter(device.get({ ...forKey, rpId: forKey.rp.id }, here))).status).toBe(401)
    const old = await loginOptions()
    later(5.1)
    expect((await enter(device.get(old, here))).status).toBe(401)
    expect((await enter(device.get({ ...(await loginOptions()), rpId: 'example.net' }, here))).status).toBe(401)
  })
  test('a device that does not count is let in every time', async () => {
    const { device } = await withKey()
    expect((await logInWith(device)).status).toBe(200)
    expect((await logInWith(device)).status).toBe(200)
  })
  test('a key and its copy at once: one of them is let in', async () => {
    const { device } = await withKey()
    const answers: object[] = []
    for (const _ of [1, 2]) answers.push(device.get(await loginOptions(), { ...here, counter: 5 }))
    const sent = await withKeysLocked(() => answers.map((answer) => enter(answer)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 401])
  })
  test('a copied key is on its owner’s record', async () => {
    const { id, device } = await withKey()
    await logInWith(device, { counter: 9 })
    await logInWith(device, { counter: 8 })
    expect((await deedsOf(market, id)).slice(-2)).toEqual(['login', 'loginFailed'])
  })
  test.each(['pending', 'suspended', 'deleted'])('a %s account is refused like an unknown key', async (status) => {
    const { id, device } = await withKey()
    const unknown = await logInWith(createAuthenticator())
    await market.query('update users set status = $2 where id = $1', [id, status])
    const refused = await logInWith(device)
    expect([refused.status, refused.text]).toEqual([401, unknown.text])
  })
  test('one network cannot try without end, and a right key does not wipe its tries', async () => {
    const { device } = await withKey()
    for (let tried = 0; tried < 25; tried += 1) await enter({})
    expect((await logInWith(device)).status).toBe(200)
    for (let tried = 0; tried < 25; tried += 1) expect((await enter({})).status).toBe(401)
    expect((await enter({})).json.code).toBe('rate_limited')
  })
  test('nobody fills the database with challenges', async () => {
    const asked = []
    for (let count = 0; count < 101; count += 1) asked.push((await market.api('POST', '/api/passkeys/options')).status)
    expect([asked[99], asked[100]]).toEqual([200, 429])
  })
})
