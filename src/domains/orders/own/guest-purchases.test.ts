import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, linkToken, loggedIn, PASSWORD, registrationBody } from '../../../../test/factories/account.ts'
import { anOrder } from '../../../../test/factories/order.ts'
import { auditOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let companyId: number
const clock = Date.now()
const DAY = 86_400_000
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

type Auth = Record<string, string>
const anAddress = () => `gosc-${randomBytes(5).toString('hex')}@example.com`
const bought = (email: string, daysAgo = 0) =>
  anOrder(market, companyId, { buyer: { email }, placedAt: new Date(clock - daysAgo * DAY) })
const found = async (auth: Auth) => (await market.api('GET', '/api/account/guest-purchases', undefined, auth)).json
const take = (auth: Auth) => market.api('POST', '/api/account/guest-purchases', undefined, auth)
const listed = async (auth: Auth) => {
  const { purchases } = (await market.api('GET', '/api/account/purchases', undefined, auth)).json
  return purchases.flatMap(({ orders }: { orders: { number: string }[] }) => orders.map(({ number }) => number))
}

test('R15 who registers with an address and proves it may have what was bought with it; before the code came nobody sees anything', async () => {
  const email = anAddress()
  const [first, second] = [await bought(email.toUpperCase(), 2), await bought(email, 1)]
  await bought(anAddress())
  const body = registrationBody({ email })
  const made = await market.api('POST', '/api/users/register', body)
  const { username, ConfirmationCode } = made.json.username
  await expect(loggedIn(market, { email }, String(body.password))).rejects.toThrow()
  for (const method of ['GET', 'POST'] as const) {
    expect((await market.api(method, '/api/account/guest-purchases')).status).toBe(401)
  }
  const verified = { username, confirmationCode: ConfirmationCode, password: body.password }
  expect((await market.api('POST', '/api/users/verify', verified)).status).toBe(200)
  const auth = await loggedIn(market, { email }, String(body.password))
  expect(await listed(auth)).toEqual([])
  expect(await found(auth)).toEqual({ email, count: 2 })
  expect((await take(auth)).json).toEqual({ taken: 2 })
  expect(await listed(auth)).toEqual([second.number, first.number])
  expect(await found(auth)).toEqual({ email, count: 0 })
  expect((await take(auth)).json).toEqual({ taken: 0 })
})

test('an address that is not proved opens nothing: one that was only asked for, or looks like it', async () => {
  const email = anAddress()
  const { number } = await bought(email)
  const account = await anAccount(market)
  const auth = await loggedIn(market, account)
  await market.api('POST', '/api/account/email', { email }, auth)
  await market.runJobs()
  expect(await found(auth)).toEqual({ email: account.email, count: 0 })
  const confirm = (token: string) => market.api('POST', '/api/account/email/confirm', { token })
  // The old mailbox alone does not prove the new one.
  await confirm(await linkToken(market, account.email, 'emailChangeOld'))
  expect((await take(auth)).json).toEqual({ taken: 0 })
  await confirm(await linkToken(market, email, 'emailChangeNew'))
  expect((await take(auth)).json).toEqual({ taken: 1 })
  expect(await listed(auth)).toEqual([number])
  for (const like of [`%${email.slice(1)}`, `_${email.slice(1)}`, email.replace('@', '+x@')]) {
    const other = await loggedIn(market, await anAccount(market, { email: like }))
    expect([like, await found(other)]).toEqual([like, { email: like, count: 0 }])
  }
})

test('what an account has stays there: after another address, after another account got the old one, after it was deleted', async () => {
  const [old, next] = [anAddress(), anAddress()]
  const mine = await bought(old)
  const account = await anAccount(market, { email: old })
  const auth = await loggedIn(market, account)
  await take(auth)
  await market.query('update users set email = $2 where id = $1', [account.id, next])
  const later = await bought(old)
  expect(await found(auth)).toEqual({ email: next, count: 0 })
  expect(await listed(auth)).toEqual([mine.number])
  const heir = await loggedIn(market, await anAccount(market, { email: old }))
  expect((await take(heir)).json).toEqual({ taken: 1 })
  expect(await listed(heir)).toEqual([later.number])

  expect((await market.api('DELETE', '/api/users/delete', undefined, auth)).status).toBeLessThan(300)
  expect((await take(auth)).status).toBe(401)
  const anew = await loggedIn(market, await anAccount(market, { email: next }))
  expect(await found(anew)).toEqual({ email: next, count: 0 })
})

test('asked twice at once it is taken once; a suspended person takes nothing; older than a year stays with nobody', async () => {
  const email = anAddress()
  const account = await anAccount(market, { email })
  const auth = await loggedIn(market, { email }, PASSWORD)
  await Promise.all([bought(email), bought(email, 364), bought(email, 366)])
  await market.query(`update users set status = 'suspended' where id = $1`, [account.id])
  expect((await take(auth)).status).toBeGreaterThanOrEqual(401)
  await market.query(`update users set status = 'active' where id = $1`, [account.id])
  const again = await loggedIn(market, { email }, PASSWORD)
  const answers = await Promise.all([take(again), take(again), take(again)])
  expect(answers.map(({ json }) => json.taken).toSorted()).toEqual([0, 0, 2])
  expect(await listed(again)).toHaveLength(2)
  const deeds = (await auditOf(market, account.id)).filter(({ action }) => action === 'guestPurchasesTaken')
  expect(deeds).toMatchObject([{ actorId: account.id, detail: { purchases: 2 } }])
})
