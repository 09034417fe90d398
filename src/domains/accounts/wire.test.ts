import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anAccount,
  linkToken,
  loggedIn,
  OTHER_PASSWORD,
  PASSWORD,
  registrationBody,
} from '../../../test/factories/account.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

type Prepared = { body?: unknown; headers?: Record<string, string> }
type Line = {
  id: string
  call: string
  bearer: boolean
  prepare: () => Promise<Prepared>
  /** The whole answer, nothing more. */
  answers: unknown
}
const text = expect.stringMatching(/\S/)
const user = { _id: text, companyId: null, firstName: text, permissions: 'buyer' }
const bearer = async () => loggedIn(market, await anAccount(market))
async function resetToken(): Promise<string> {
  const { email } = await anAccount(market)
  await market.api('POST', '/api/users/recover-password', { email })
  await market.runJobs()
  return linkToken(market, email, 'recoverPassword')
}

/** Section 7 of the specification, line by line. */
const CALLS: Line[] = [
  {
    id: 'A01',
    call: 'GET /api/users/status',
    bearer: true,
    prepare: async () => ({ headers: await bearer() }),
    answers: { isLoggedIn: true, user },
  },
  {
    id: 'A02',
    call: 'POST /api/users/login',
    bearer: false,
    prepare: async () => ({ body: { email: (await anAccount(market)).email, password: PASSWORD } }),
    answers: { tokenUser: expect.stringMatching(/^[\w-]{43}$/), user },
  },
  {
    id: 'A03',
    call: 'POST /api/users/register',
    bearer: false,
    prepare: async () => ({ body: registrationBody() }),
    answers: { username: { username: text, ConfirmationCode: expect.stringMatching(/^\d{6}$/) } },
  },
  {
    id: 'A04',
    call: 'DELETE /api/users/delete',
    bearer: true,
    prepare: async () => ({ headers: await bearer() }),
    answers: { message: text },
  },
  {
    id: 'A05',
    call: 'POST /api/users/verify',
    bearer: false,
    prepare: async () => {
      const { json } = await market.api('POST', '/api/users/register', registrationBody())
      const { username, ConfirmationCode } = json.username
      return { body: { username, confirmationCode: ConfirmationCode, password: PASSWORD } }
    },
    answers: { user },
  },
  {
    id: 'A06',
    call: 'POST /api/users/verify-reset-code',
    bearer: false,
    prepare: async () => ({ body: { confirmationCode: await resetToken() } }),
    answers: { valid: true, expiresAt: text },
  },
  {
    id: 'A07',
    call: 'POST /api/users/recover-password',
    bearer: false,
    prepare: async () => ({ body: { email: (await anAccount(market)).email } }),
    answers: { message: text },
  },
  {
    id: 'A08',
    call: 'POST /api/users/reset-password',
    bearer: false,
    prepare: async () => ({ body: { token: await resetToken(), newPassword: OTHER_PASSWORD } }),
    answers: { message: text },
  },
  {
    id: 'A09',
    call: 'POST /api/users/reset-avatar',
    bearer: false,
    prepare: async () => {
      const { authorization } = await bearer()
      return { body: { token: authorization.slice('Bearer '.length), AvatarLogin: 'preset-3' } }
    },
    answers: { message: text },
  },
  {
    id: 'A10',
    call: 'PATCH /api/users/update',
    bearer: true,
    prepare: async () => ({ headers: await bearer(), body: { status: 'busy' } }),
    answers: { message: text },
  },
]

const send = (call: string, { body, headers }: Prepared) => {
  const [method = '', path = ''] = call.split(' ')
  return market.api(method, path, body, headers)
}

describe.each(CALLS)('$id $call', ({ call, bearer: needsBearer, prepare, answers, id }) => {
  test(`${id} E02 answers what the specification says`, async () => {
    const { status, json } = await send(call, await prepare())
    expect([status, json]).toEqual([200, answers])
  })
  test(`${id} P02 ${needsBearer ? 'needs the bearer token' : 'is open to everybody'}`, async () => {
    const { body } = await prepare()
    const { status, json } = await send(call, { body, headers: {} })
    expect([status, json.code]).toEqual(needsBearer ? [401, 'unauthorized'] : [200, undefined])
  })
  test(`${id} takes no field that it does not know`, async () => {
    const { body, headers } = await prepare()
    // A registration passes over what it does not know (below).
    if (body === undefined || call.endsWith('/register')) return
    for (const extra of [{ permissions: 'admin' }, { _id: 'x' }, { verified_at: '2020-01-01' }]) {
      const { status, json } = await send(call, { body: { ...(body as object), ...extra }, headers: headers ?? {} })
      const refused = [status, json.errors?.[0]?.code, json.errors?.[0]?.field]
      expect(refused).toEqual([422, 'unknown_key', Object.keys(extra)[0]])
    }
  })
})

test('E02 a registration passes over fields that it does not know, and takes none of them', async () => {
  const more = { permissions: 'admin', status: 'active', _id: 'x', verified_at: '2020-01-01', newsletter: true }
  const { status, json } = await send('POST /api/users/register', { body: { ...registrationBody(), ...more } })
  expect(status).toBe(200)
  const { rows } = await market.query('select permissions, status, verified_at from users where username = $1', [
    json.username.username,
  ])
  expect(rows).toEqual([{ permissions: 'buyer', status: 'pending', verified_at: null }])
})

test.each([
  ['pl-PL', 'Status użytkownika został zaktualizowany.'],
  ['en-US', 'User status updated successfully.'],
  ['de-DE', 'Der Benutzerstatus wurde aktualisiert.'],
])('M01 T03 messages speak %s, and the Status is shown', async (language, message) => {
  const headers = { ...(await bearer()), 'accept-language': language }
  expect((await market.api('PATCH', '/api/users/update', { status: 'away' }, headers)).json).toEqual({ message })
  expect((await market.api('GET', '/api/account', undefined, headers)).json.Status).toBe('away')
})

test('E01 the account carries the fields of the specification', async () => {
  const account = await anAccount(market, { firstName: 'Ola', lastName: 'Lis' })
  const { json } = await market.api('GET', '/api/account', undefined, await loggedIn(market, account))
  expect(json).toEqual({
    _id: account.id,
    username: account.username,
    email: account.email,
    pendingEmail: null,
    firstName: 'Ola',
    lastName: 'Lis',
    phone: '+48 600 100 200',
    locale: 'pl-PL',
    permissions: 'buyer',
    companyId: null,
    Status: 'available',
    AvatarLogin: 'preset-1',
    registeredAt: expect.stringMatching(/^\d{4}-.+Z$/),
    hasPassword: true,
    secondFactor: { enabled: false, recoveryCodesLeft: 0 },
  })
})

test('A09 a picture is chosen by its owner only; anything else is refused', async () => {
  const [mine, theirs] = [await bearer(), await bearer()]
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const upload = async (headers: Record<string, string>) => {
    const answer = await fetch(`${market.url}/api/account/avatar?x=0.1&y=0&size=0.9`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    })
    return ((await answer.json()) as { AvatarLogin: string }).AvatarLogin
  }
  const [own, foreign] = [await upload(mine), await upload(theirs)]
  expect(own).toMatch(/^avatars\/[\w-]{24}$/)
  const choose = (AvatarLogin: string, token = mine.authorization.slice(7)) =>
    market.api('POST', '/api/users/reset-avatar', { token, AvatarLogin })
  for (const name of [foreign, 'avatars/nothing', 'preset-99', '../../secret-key', 'products/1']) {
    const { status, json } = await choose(name)
    expect([name, status, json.code, json.errors[0].field]).toEqual([name, 422, 'reset_avatar_failed', 'AvatarLogin'])
  }
  expect((await choose('preset-1', 'x'.repeat(43))).json).toMatchObject({
    code: 'reset_avatar_failed',
    errors: [{ field: 'token' }],
  })
  const shown = async () => (await market.api('GET', '/api/account', undefined, mine)).json.AvatarLogin
  expect(await shown()).toBe(own)
  for (const name of ['preset-4', own, own]) {
    expect((await choose(name)).status).toBe(200)
    expect(await shown()).toBe(name)
  }
})

test('P02 a password that was sent leaves no fingerprint, even with a key of repetition', async () => {
  const headers = { ...(await bearer()), 'idempotency-key': 'once-and-only-once' }
  const send = () => market.api('POST', '/api/account/confirm-password', { password: PASSWORD }, headers)
  expect([(await send()).status, (await send()).status]).toEqual([204, 204])
  expect((await market.query('select 1 from idempotency_keys')).rows).toEqual([])
})
