import { randomBytes } from 'node:crypto'
import { createUser, openSession } from '../../src/domains/accounts/index.ts'
import type { Locale } from '../../src/values/locale.ts'
import type { TestMarket } from '../market.ts'

type Over = {
  permissions?: 'buyer' | 'seller' | 'admin'
  email?: string
  firstName?: string
  lastName?: string
  locale?: Locale
}

/** Somebody with an account who is logged in: `auth` goes with the calls. */
export async function aPerson(market: TestMarket, { locale = 'pl-PL', ...over }: Over = {}) {
  const email = over.email ?? `person-${randomBytes(5).toString('hex')}@example.com`
  const rest = { firstName: 'Hanna', lastName: 'Kowalczyk', phone: '+48600555100', permissions: 'buyer' as const }
  const id = await createUser(market.deps, { ...rest, ...over, email })
  await market.query('update users set locale = $2 where id = $1', [id, locale])
  return { id, email, auth: await authOf(market, id) }
}

/** The headers of somebody who has just logged in. */
export async function authOf(market: TestMarket, userId: string) {
  return { authorization: `Bearer ${await openSession(market.deps, userId)}` }
}

/** Ewa, who runs the market. */
export const anOperator = (market: TestMarket, over: Over = {}) =>
  aPerson(market, { firstName: 'Ewa', lastName: 'Wrona', ...over, permissions: 'admin' })

/** What waits to be sent, oldest first, opened: recipient, language, template and what the mail is told. */
export async function mailsTo(market: TestMarket, recipient?: string) {
  const { rows } = await market.query(
    'select recipient, locale, template, content_sealed from mails where $1::text is null or recipient = $1 order by id',
    [recipient ?? null],
  )
  return rows.map(({ content_sealed: sealed, ...mail }) => ({
    ...mail,
    params: JSON.parse(market.deps.secrets.open(sealed)) as Record<string, string>,
  }))
}

/** What is on record about a subject, oldest first. */
export async function auditOf(market: TestMarket, subjectId: string | number) {
  const { rows } = await market.query(
    'select actor_id as "actorId", action, detail from audit_log where subject_id = $1 order by id',
    [String(subjectId)],
  )
  return rows as { actorId: string | null; action: string; detail: Record<string, unknown> }[]
}
