import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, loggedIn, registrationBody } from '../../../test/factories/account.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let clock = Date.now()
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())

const DAY = 86_400_000
const sweep = async () => {
  await market.runJob('accounts.forgetOld')
}
const count = async (table: string) => Number((await market.query(`select count(*) from ${table}`)).rows[0].count)
const idOf = async (email: string) => (await market.query('select id from users where email = $1', [email])).rows[0]?.id

test('what has expired is forgotten, what has not stays', async () => {
  expect(market.jobs).toContainEqual(expect.objectContaining({ name: 'accounts.forgetOld', everyMinute: true }))
  const account = await anAccount(market)
  await loggedIn(market, account)
  await loggedIn(market, account, undefined, { keepLoggedIn: true })
  await market.api('POST', '/api/users/recover-password', { email: account.email })
  await market.api('POST', '/api/users/login', { email: account.email, password: 'wrong' })
  await market.runJobs()
  await market.query(`insert into passkey_challenges (challenge, expires_at) values ('old', $1)`, [
    new Date(clock + 60_000),
  ])
  await sweep()
  expect([await count('sessions'), await count('account_tokens'), await count('passkey_challenges')]).toEqual([2, 1, 1])
  expect(await count('throttles')).toBeGreaterThan(2)
  clock += DAY
  await sweep()
  expect([await count('sessions'), await count('account_tokens'), await count('passkey_challenges')]).toEqual([1, 0, 0])
  // How slow strangers are at an account is remembered for a day without any of them.
  clock += DAY
  await sweep()
  expect(await count('throttles')).toBe(0)
})
test('an account that nobody verified is forgotten after a week; others, and who registered a company, stay', async () => {
  const [lone, owner] = [registrationBody(), registrationBody()]
  await market.api('POST', '/api/users/register', lone)
  await market.api('POST', '/api/users/register', owner)
  const verified = await anAccount(market)
  const { companyId } = await aSeller(market.deps)
  await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'owner')`, [
    companyId,
    await idOf(owner.email),
  ])
  clock += 6 * DAY
  await sweep()
  expect(await idOf(lone.email)).toBeDefined()
  clock += 2 * DAY
  await sweep()
  expect(await idOf(lone.email)).toBeUndefined()
  expect(await idOf(owner.email)).toBeDefined()
  expect(await idOf(verified.email)).toBe(verified.id)
})
