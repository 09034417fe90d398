import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, anAccount, loggedIn, PASSWORD } from './factories/account.ts'
import { aProduct } from './factories/product.ts'
import { aCart, anna, orderBody } from './factories/purchase.ts'
import { aTeam } from './factories/team.ts'
import { type FakeSmtp, fakeSmtp } from './fakes/smtp-server.ts'
import { type TestMarket, testMarket } from './market.ts'

let smtp: FakeSmtp
let market: TestMarket
beforeAll(async () => {
  smtp = await fakeSmtp()
  market = await testMarket({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'http://market.example' } })
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})

/** Where the law keeps the address of a buyer: the record of a purchase (Polish Accounting Act, art. 74; VAT Act, art. 112). */
const KEPT_BY_LAW = ['public.orders.buyer_email', 'public.purchases.email']

/** Every column of every table that holds the address in any form a query can read. */
async function columnsWith(address: string): Promise<string[]> {
  const { rows: columns } = await market.query(
    `select table_schema as schema, table_name as table, json_agg(column_name) as columns from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') group by 1, 2`,
  )
  const hex = Buffer.from(address).toString('hex')
  const holds = (text: string) => `(position($1 in lower(${text})) > 0 or position($2 in lower(${text})) > 0)`
  const found: string[] = []
  for (const { schema, table, columns: names } of columns) {
    const from = `from "${schema}"."${table}" t`
    const { rows } = await market.query(
      `select ${names.map((name: string) => `bool_or(${holds(`t."${name}"::text`)}) as "${name}"`)} ${from}`,
      [address.toLowerCase(), hex],
    )
    for (const [name, hit] of Object.entries(rows[0])) if (hit) found.push(`${schema}.${table}.${name}`)
  }
  return found
}

/** Does about all that leaves an address somewhere. */
async function liveALittle(who: Account, headers: Record<string, string>) {
  const { email } = who
  const key = () => ({ ...headers, 'idempotency-key': randomBytes(12).toString('hex') })
  const profile = {
    username: who.username,
    firstName: 'Ola',
    lastName: 'Lis',
    phone: '+48 600 100 200',
    locale: 'pl-PL',
  }
  await market.api('PUT', '/api/account', profile, key())
  await market.api('POST', '/api/users/recover-password', { email })
  await market.api('POST', '/api/account/resend-code', { username: email })
  await market.api('POST', '/api/users/login', { email, password: 'wrong password' })
  const team = await aTeam(market)
  const path = `/api/companies/${team.companyId}/invitations`
  await market.api(
    'POST',
    path,
    { email, role: 'manager' },
    { ...team.owner, 'idempotency-key': randomBytes(9).toString('hex') },
  )
  const { versionId } = await aProduct(market.deps, team.companyId)
  const cart = await aCart(market, [{ versionId }])
  const body = orderBody(cart, { buyer: { ...anna, email } })
  expect((await market.api('POST', '/api/checkout/orders', body, key())).status).toBe(201)
}

test('after a change of address the old one is nowhere but in purchases', async () => {
  const who = await anAccount(market)
  const headers = await loggedIn(market, who)
  await liveALittle(who, headers)
  expect((await columnsWith(who.email)).length).toBeGreaterThan(3)
  const next = `neu-${randomBytes(5).toString('hex')}@example.com`
  await market.api('POST', '/api/account/email', { email: next }, headers)
  await market.runJobs()
  const linkOf = (to: string) =>
    smtp.arrived.findLast((one) => one.to.includes(to) && /confirm-email\?token=/.test(one.mail.text ?? ''))?.mail
      .text ?? ''
  for (const address of [who.email, next]) {
    const token = /confirm-email\?token=([\w-]+)/.exec(linkOf(address))?.[1] ?? ''
    expect((await market.api('POST', '/api/account/email/confirm', { token })).status).toBe(200)
  }
  await market.runJobs()
  // The old address was told.
  expect(smtp.arrived.at(-1)?.to).toEqual([who.email])
  expect((await columnsWith(who.email)).filter((column) => !KEPT_BY_LAW.includes(column))).toEqual([])
  expect(await columnsWith(next)).toContain('public.users.email')
})

test('after the account was deleted its address is nowhere but in purchases', async () => {
  const who = await anAccount(market)
  const headers = await loggedIn(market, who, PASSWORD)
  await liveALittle(who, headers)
  await market.runJobs()
  expect((await columnsWith(who.email)).length).toBeGreaterThan(3)
  expect((await market.api('DELETE', '/api/users/delete', undefined, headers)).status).toBe(200)
  await market.runJobs()
  expect(smtp.arrived.at(-1)?.to).toEqual([who.email])
  expect((await columnsWith(who.email)).filter((column) => !KEPT_BY_LAW.includes(column))).toEqual([])
})
