import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../../test/fakes/authenticator.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { createUser, openSession } from '../index.ts'

let market: TestMarket
let headers: Record<string, string>
let userId: string
let people = 0
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  people += 1
  const email = `key-${people}@example.com`
  userId = await createUser(market.deps, { email, firstName: 'Ola', lastName: 'Lis', phone: '', permissions: 'buyer' })
  headers = { authorization: `Bearer ${await openSession(market.deps, userId, { confirmed: true })}` }
})

type Device = ReturnType<typeof createAuthenticator>
type Deviation = Partial<Parameters<Device['get']>[1]>
const here = () => ({ origin: market.url })

async function add(device: Device, deviation: Deviation = {}) {
  const options = (await market.api('POST', '/api/account/passkeys/options', undefined, headers)).json
  const answer = device.create(options, { ...here(), ...deviation })
  return market.api('POST', '/api/account/passkeys', { name: 'Telefon', answer }, headers)
}
async function logIn(device: Device, deviation: Deviation = {}) {
  const options = (await market.api('POST', '/api/passkeys/options')).json
  return market.api('POST', '/api/passkeys/login', { answer: device.get(options, { ...here(), ...deviation }) })
}

describe('a person with a passkey', () => {
  test('adds it, logs in with it alone, and removes it', async () => {
    const device = createAuthenticator()
    const added = await add(device)
    expect([added.status, added.json]).toEqual([
      201,
      expect.objectContaining({ id: device.id, name: 'Telefon', lastUsedAt: null }),
    ])
    const { status, json } = await logIn(device)
    expect([status, json.user._id]).toEqual([200, userId])
    const own = { authorization: `Bearer ${json.tokenUser}` }
    const listed = await market.api('GET', '/api/account/passkeys', undefined, own)
    expect(listed.json.passkeys[0].lastUsedAt).not.toBeNull()
    expect((await market.api('DELETE', `/api/account/passkeys/${device.id}`, undefined, own)).status).toBe(204)
    expect((await logIn(device)).status).toBe(401)
  })
  test('needs no second factor besides it', async () => {
    const device = createAuthenticator()
    await add(device)
    await market.query(`insert into authenticators (user_id, secret_sealed, confirmed_at) values ($1, $2, now())`, [
      userId,
      market.deps.secrets.seal('JBSWY3DPEHPK3PXP'),
    ])
    expect((await logIn(device)).status).toBe(200)
  })
  test('is told of a new key by mail, and it is on record', async () => {
    await add(createAuthenticator())
    const { rows } = await market.query(
      `select (select count(*) from mails where template = 'passkeyAdded' and recipient = $1) as mails,
        (select count(*) from audit_log where action = 'passkeyAdded' and subject_id = $2) as entries`,
      [`key-${people}@example.com`, userId],
    )
    expect(rows[0]).toEqual({ mails: 1, entries: 1 })
  })
  test('keeps ten at most', async () => {
    for (let count = 0; count < 10; count += 1) expect((await add(createAuthenticator())).status).toBe(201)
    const more = await add(createAuthenticator())
    expect([more.status, more.json.code]).toEqual([409, 'too_many_passkeys'])
  })
  test('adds and removes none without having proved the password', async () => {
    await market.query('update sessions set confirmed_at = null where user_id = $1', [userId])
    const begun = await market.api('POST', '/api/account/passkeys/options', undefined, headers)
    expect([begun.status, begun.json.code]).toEqual([403, 'confirmation_required'])
  })
})

describe('a passkey is refused', () => {
  test.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['that nobody unlocked', { unlocked: false }],
  ])('%s', async (_, deviation) => {
    const device = createAuthenticator()
    const added = await add(device, deviation)
    expect([added.status, added.json.code]).toEqual([422, 'passkey_refused'])
    expect((await add(device)).status).toBe(201)
    const refused = await logIn(device, deviation)
    expect([refused.status, refused.json.code]).toEqual([401, 'passkey_refused'])
  })
  test('that nobody knows', async () => {
    expect((await logIn(createAuthenticator())).status).toBe(401)
  })
  test('that answers a challenge twice, even at once', async () => {
    const device = createAuthenticator()
    await add(device)
    const options = (await market.api('POST', '/api/passkeys/options')).json
    const answer = device.get(options, here())
    const sent = await Promise.all([1, 2, 3].map(() => market.api('POST', '/api/passkeys/login', { answer })))
    expect(sent.map((one) => one.status).sort()).toEqual([200, 401, 401])
  })
  test('that answers a challenge given for something else', async () => {
    const device = createAuthenticator()
    await add(device)
    const { challenge, rp } = (await market.api('POST', '/api/account/passkeys/options', undefined, headers)).json
    const answer = device.get({ challenge, rpId: rp.id }, here())
    expect((await market.api('POST', '/api/passkeys/login', { answer })).status).toBe(401)
  })
  test('whose counter goes back: it was copied', async () => {
    const device = createAuthenticator()
    await add(device, { counter: 5 })
    expect((await logIn(device, { counter: 9 })).status).toBe(200)
    expect((await logIn(device, { counter: 8 })).status).toBe(401)
  })
  test('of somebody who was suspended', async () => {
    const device = createAuthenticator()
    await add(device)
    await market.query(`update users set status = 'suspended' where id = $1`, [userId])
    const refused = await logIn(device)
    expect([refused.status, refused.json.code]).toEqual([401, 'passkey_refused'])
  })
  test('signed by another key', async () => {
    const device = createAuthenticator()
    await add(device)
    const options = (await market.api('POST', '/api/passkeys/options')).json
    const answer = { ...createAuthenticator().get(options, here()), id: device.id, rawId: device.id }
    expect((await market.api('POST', '/api/passkeys/login', { answer })).status).toBe(401)
  })
})
