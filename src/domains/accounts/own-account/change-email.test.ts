import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, deedsOf, linkToken, loggedIn, registrationBody } from '../../../../test/factories/account.ts'
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

const anAddress = () => `neu-${randomBytes(5).toString('hex')}@example.com`
const confirm = (token: string) => market.api('POST', '/api/account/email/confirm', { token })
async function asked(email: string) {
  const account = await anAccount(market, { locale: 'en-US' })
  const headers = await loggedIn(market, account)
  const answer = await market.api('POST', '/api/account/email', { email }, headers)
  await market.runJobs()
  const tokens = {
    old: await linkToken(market, account.email, 'emailChangeOld'),
    new: await linkToken(market, email, 'emailChangeNew'),
  }
  return { account, headers, answer, tokens }
}
const profileOf = async (headers: Record<string, string>) =>
  (await market.api('GET', '/api/account', undefined, headers)).json

test('R08 an address changes when both addresses have confirmed it, and the old one is told', async () => {
  const email = anAddress()
  const { account, headers, answer, tokens } = await asked(email)
  expect(answer.json).toMatchObject({
    email: account.email,
    pendingEmail: { email, confirmedOld: false, confirmedNew: false },
  })
  const [mail] = await mailsTo(market, account.email)
  expect(mail).toMatchObject({ template: 'emailChangeOld', locale: 'en-US', params: { newEmail: email, hours: 24 } })
  expect(mail?.params.link).toBe(`${market.url}/en/confirm-email?token=${tokens.old}`)
  expect((await confirm(tokens.new)).json).toEqual({ changed: false, waitingFor: 'old' })
  expect((await confirm(tokens.new)).json).toEqual({ changed: false, waitingFor: 'old' })
  expect((await profileOf(headers)).pendingEmail).toEqual({ email, confirmedOld: false, confirmedNew: true })
  expect((await confirm(tokens.old)).json).toEqual({ changed: true, waitingFor: null })
  expect((await confirm(tokens.old)).json).toEqual({ changed: true, waitingFor: null })
  expect(await profileOf(headers)).toMatchObject({ email, pendingEmail: null })
  expect((await mailsTo(market, account.email)).at(-1)).toMatchObject({
    template: 'emailChanged',
    params: { newEmail: email },
  })
  expect((await deedsOf(market, account.id)).filter((deed) => deed === 'emailChanged')).toHaveLength(1)
  await loggedIn(market, { email })
  await expect(loggedIn(market, account)).rejects.toThrow('Error_login_info')
})
test('confirmed at both addresses at once it changes once', async () => {
  const email = anAddress()
  const { account, headers, tokens } = await asked(email)
  const answers = await Promise.all([tokens.old, tokens.new, tokens.old, tokens.new].map(confirm))
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200])
  expect((await profileOf(headers)).email).toBe(email)
  expect((await deedsOf(market, account.id)).filter((deed) => deed === 'emailChanged')).toHaveLength(1)
})
test('an address of somebody else is not revealed; its owner gets no mail', async () => {
  const other = await anAccount(market)
  const { account, answer, tokens, headers } = await asked(other.email)
  expect(answer).toMatchObject({ status: 200, json: { pendingEmail: { email: other.email } } })
  expect(tokens.new).toBe('')
  expect(await mailsTo(market, other.email)).toEqual([])
  expect((await confirm(tokens.old)).json).toEqual({ changed: false, waitingFor: 'new' })
  expect((await profileOf(headers)).email).toBe(account.email)
})
test('an address that was taken meanwhile is refused at the end, and nothing changes', async () => {
  const email = anAddress()
  const { account, headers, tokens } = await asked(email)
  await confirm(tokens.old)
  await anAccount(market, { email: email.toUpperCase() })
  const answer = await confirm(tokens.new)
  expect([answer.status, answer.json.code]).toEqual([400, 'account_exist'])
  expect((await profileOf(headers)).email).toBe(account.email)
})
test('an account that was never verified does not keep an address from whom it belongs to', async () => {
  const body = registrationBody()
  await market.api('POST', '/api/users/register', body)
  const { headers, tokens } = await asked(body.email)
  await confirm(tokens.new)
  expect((await confirm(tokens.old)).json.changed).toBe(true)
  expect((await profileOf(headers)).email).toBe(body.email)
})
test('links are void after a day, when given up, when asked anew, and after a new password', async () => {
  const late = await asked(anAddress())
  clock += 25 * 3_600_000
  expect((await confirm(late.tokens.old)).json.code).toBe('email_token_invalid')

  const givenUp = await asked(anAddress())
  const after = await market.api('DELETE', '/api/account/email', undefined, givenUp.headers)
  expect(after.json.pendingEmail).toBe(null)
  expect((await confirm(givenUp.tokens.old)).json.code).toBe('email_token_invalid')

  const twice = await asked(anAddress())
  await market.api('POST', '/api/account/email', { email: anAddress() }, twice.headers)
  expect((await confirm(twice.tokens.old)).json.code).toBe('email_token_invalid')

  const taken = await asked(anAddress())
  await market.api('POST', '/api/users/recover-password', { email: taken.account.email })
  await market.runJobs()
  const token = await linkToken(market, taken.account.email, 'recoverPassword')
  await market.api('POST', '/api/users/reset-password', { token, newPassword: 'zupa-latarnia-61-kamyk' })
  expect((await confirm(taken.tokens.old)).json.code).toBe('email_token_invalid')
})
test('one’s own address is no other one, and nobody asks without end', async () => {
  const account = await anAccount(market)
  const headers = await loggedIn(market, account)
  const ask = (email: string) => market.api('POST', '/api/account/email', { email }, headers)
  expect((await ask(account.email.toUpperCase())).json.errors[0].field).toBe('email')
  for (let attempt = 0; attempt < 4; attempt += 1) await ask(anAddress())
  expect((await ask(anAddress())).json.code).toBe('rate_limited')
})
test('neither token nor address lies in a job in clear', async () => {
  const email = anAddress()
  const headers = await loggedIn(market, await anAccount(market))
  await market.api('POST', '/api/account/email', { email }, headers)
  const { rows } = await market.query('select payload::text from graphile_worker._private_jobs')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
})
