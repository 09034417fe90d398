import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, loggedIn, PASSWORD } from '../../../../test/factories/account.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let clock = Date.parse('2026-10-01T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('truncate throttles')
})

const code = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock + steps * 30_000 })
async function someone() {
  const person = await anAccount(market)
  const auth = await loggedIn(market, person)
  const call = (method: string, path: string, body?: unknown) => market.api(method, path, body, auth)
  const logIn = (code: string) =>
    market.api('POST', '/api/users/login', { email: person.email, password: PASSWORD, code })
  const begin = async (): Promise<string> => (await call('POST', '/api/account/authenticator')).json.secret
  const confirm = (secret: string) => call('POST', '/api/account/authenticator/confirm', { code: code(secret) })
  return { ...person, call, logIn, begin, confirm }
}

test('a double click on “switch on” answers one set of codes, and writes one mail', async () => {
  const { email, begin, confirm } = await someone()
  const secret = await begin()
  const sent = await Promise.all([confirm(secret), confirm(secret), confirm(secret)])
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect((await mailsTo(market, email)).map(({ template }) => template)).toEqual(['secondFactorOn'])
})
test('new recovery codes asked for twice at once: ten are good, no more', async () => {
  const { id, call, begin, confirm } = await someone()
  await confirm(await begin())
  let sent: ReturnType<typeof call>[] = []
  // Nobody writes a code until both have come as far as they can.
  await market.deps.db.transaction().execute(async (db) => {
    await sql`lock table recovery_codes in share mode`.execute(db)
    sent = [1, 2].map(() => call('POST', '/api/account/recovery-codes'))
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
  const both = await Promise.all(sent)
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await market.query('select count(*) as left from recovery_codes where user_id = $1', [id])
  expect(rows[0].left).toBe(10)
})
test('switched off and renewed at once: no code is left behind', async () => {
  const { id, call, begin, confirm } = await someone()
  await confirm(await begin())
  await Promise.all([
    call('DELETE', '/api/account/authenticator'),
    call('POST', '/api/account/recovery-codes'),
    call('DELETE', '/api/account/authenticator'),
  ])
  const { rows } = await market.query('select count(*) as left from recovery_codes where user_id = $1', [id])
  expect(rows[0].left).toBe(0)
})
test('the code that switched it on is used up; tries before it are forgotten', async () => {
  const { call, logIn, begin, confirm } = await someone()
  const secret = await begin()
  for (let tried = 0; tried < 7; tried += 1) {
    await call('POST', '/api/account/authenticator/confirm', { code: '000000' })
  }
  const first = code(secret)
  expect((await confirm(secret)).status).toBe(200)
  expect((await logIn(first)).json.code).toBe('second_factor_wrong')
  clock += 30_000
  expect((await logIn(code(secret))).status).toBe(200)
})
test('a right code forgets the wrong ones before it', async () => {
  const { logIn, begin, confirm } = await someone()
  const secret = await begin()
  await confirm(secret)
  for (const _ of [1, 2]) {
    clock += 30_000
    for (let tried = 0; tried < 6; tried += 1) expect((await logIn('000000')).json.code).toBe('second_factor_wrong')
    expect((await logIn(code(secret))).status).toBe(200)
  }
})
test('a first code cannot be guessed without end', async () => {
  const { call, begin, confirm } = await someone()
  const secret = await begin()
  for (let tried = 0; tried < 8; tried += 1) {
    await call('POST', '/api/account/authenticator/confirm', { code: '000000' })
  }
  const refused = await confirm(secret)
  expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited'])
})
test('whoever begins anew has a new secret; the old one proves nothing', async () => {
  const { begin, confirm } = await someone()
  const [old, fresh] = [await begin(), await begin()]
  expect(old).not.toBe(fresh)
  expect((await confirm(old)).status).toBe(422)
  expect((await confirm(fresh)).status).toBe(200)
})
test('there is nothing to renew or to prove while it is off', async () => {
  const { call } = await someone()
  expect((await call('POST', '/api/account/recovery-codes')).json.code).toBe('second_factor_off')
  expect((await call('POST', '/api/account/authenticator/confirm', { code: '123456' })).status).toBe(422)
  expect((await call('DELETE', '/api/account/authenticator')).status).toBe(204)
})
test('a recovery code of one person opens nobody else’s account', async () => {
  const [one, other] = [await someone(), await someone()]
  const { recoveryCodes } = (await one.confirm(await one.begin())).json
  await other.confirm(await other.begin())
  expect((await other.logIn(recoveryCodes[0])).json.code).toBe('second_factor_wrong')
  expect((await one.logIn(recoveryCodes[0])).status).toBe(200)
})
