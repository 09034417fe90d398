import { randomBytes } from 'node:crypto'
import { createUser } from '../../src/domains/accounts/index.ts'
import { buildMarket, type Market } from '../../src/market.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { TestMarket } from '../market.ts'
import { auditOf, mailsTo } from './person.ts'

/** Good enough for every rule about passwords. */
export const PASSWORD = 'korale-wiatrak-47-mleczny'
export const OTHER_PASSWORD = 'sanki-bursztyn-93-ogrodnik'

export type Account = { id: string; email: string; username: string }

/** Somebody with a password, whose account is verified. */
export async function anAccount(
  market: TestMarket,
  over: Partial<Parameters<typeof createUser>[1]> = {},
): Promise<Account> {
  const tail = randomBytes(5).toString('hex')
  const person = { email: `ola-${tail}@example.com`, username: `ola-${tail}`, ...over }
  const id = await createUser(market.deps, {
    firstName: 'Ola',
    lastName: 'Lis',
    phone: '+48 600 100 200',
    permissions: 'buyer',
    password: PASSWORD,
    ...person,
  })
  return { id, email: person.email, username: person.username }
}

/** Logs in over HTTP and answers the bearer header. */
export async function loggedIn(market: TestMarket, who: { email: string }, password = PASSWORD, over: object = {}) {
  const answer = await market.api('POST', '/api/users/login', { email: who.email, password, ...over })
  if (answer.status !== 200) throw new Error(answer.text)
  return { authorization: `Bearer ${answer.json.tokenUser}` }
}

/** What a registration sends. */
export function registrationBody(over: Record<string, unknown> = {}) {
  const tail = randomBytes(5).toString('hex')
  return {
    username: `nowa-${tail}`,
    email: `nowa-${tail}@example.com`,
    password: PASSWORD,
    firstName: 'Nowa',
    lastName: 'Osoba',
    phone: '+48 600 100 300',
    acceptPrivacyPolicy: true,
    ...over,
  }
}

/** The token in the link of the newest mail of a kind; empty when there is none. */
export async function linkToken(market: TestMarket, email: string, template: string): Promise<string> {
  const mail = (await mailsTo(market, email)).findLast((one) => one.template === template)
  return mail?.params.link ? (new URL(mail.params.link).searchParams.get('token') ?? '') : ''
}

/** What is on record about a person, oldest first. */
export async function deedsOf(market: TestMarket, userId: string): Promise<string[]> {
  return (await auditOf(market, userId)).map((entry) => entry.action)
}

/** Another process of the same market: nothing shared but the database and the files. */
export function anotherProcess(market: TestMarket, now?: () => Date): Market {
  return buildMarket(market.deps.config, market.deps.db, createLog('silent'), now ? { now } : {})
}
