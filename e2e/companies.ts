import { randomInt } from 'node:crypto'
import { isNip, polishIban } from '../demo/check-digits.ts'
import type { OwnCompany } from '../src/domains/companies/contract.ts'
import { ask, send } from './goods.ts'
import type { LoggedIn } from './people.ts'
import { sessionOf } from './people.ts'
import { until } from './until.ts'

export const PASSWORD = 'kot w butach z kolei 88'
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** A tax number that nobody has yet, with the right check digit. */
export function newNip(): string {
  for (;;) {
    const nip = String(randomInt(1, 10)) + digits(9)
    if (isNip(nip)) return nip
  }
}

/** The branch has a check digit of its own. */
export const newIban = () => polishIban(`10901014${digits(16)}`)

export type Newcomer = { username: string; firstName: string; lastName: string; email: string; phone: string }

export function newcomer(firstName: string, lastName: string): Newcomer {
  const username = `${firstName.toLowerCase()}.${digits(8)}`
  return { username, firstName, lastName, email: `${username}@example.com`, phone: '600 100 200' }
}

/** Calls the market's API as somebody. */
export function call<T>(who: LoggedIn, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  return ask<T>(path, {
    method,
    headers: {
      authorization: `Bearer ${who.tokenUser}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export async function verifyAndLogIn(username: string, code: string): Promise<LoggedIn> {
  await send('POST', '/api/users/verify', { username, confirmationCode: code, password: PASSWORD })
  return send<LoggedIn>('POST', '/api/users/login', { username, password: PASSWORD })
}

/** Somebody with an account, ready to log in. */
export async function aNewcomer(firstName: string, lastName: string): Promise<LoggedIn & { email: string }> {
  const person = newcomer(firstName, lastName)
  const { username } = await send<{ username: { username: string; ConfirmationCode: string } }>(
    'POST',
    '/api/users/register',
    { ...person, password: PASSWORD, acceptPrivacyPolicy: true },
  )
  return { ...(await verifyAndLogIn(username.username, username.ConfirmationCode)), email: person.email }
}

export const companyBody = (shortName: string) => ({
  name: `${shortName} Spółka z o.o.`,
  shortName,
  street: 'ul. Krótka 1',
  postalCode: '31-147',
  city: 'Kraków',
  country: 'PL',
  taxId: newNip(),
  vatId: null,
  registerName: 'KRS',
  registerNumber: '0000123456',
  email: 'biuro@example.com',
  phone: '600 700 800',
  website: null,
  bankIban: newIban(),
  bankBic: null,
  bankHolder: null,
  about: { 'pl-PL': 'Sprzęt poleasingowy z Krakowa.' },
  selfCertified: true,
})

/** Somebody's company, not handed in yet. The session is a new one: it knows the company. */
export async function aDraftCompany(owner: LoggedIn & { email: string }, shortName: string) {
  const { companyId } = await call<{ companyId: number }>(owner, 'POST', '/api/company-registrations', {
    company: companyBody(shortName),
    photoKey: null,
    acceptSellerTerms: true,
  })
  const session = await send<LoggedIn>('POST', '/api/users/login', { email: owner.email, password: PASSWORD })
  return { companyId, owner: session }
}

/** Somebody's company that the operator has approved. */
export async function aVettedCompany(owner: LoggedIn & { email: string }, shortName: string) {
  const company = await aDraftCompany(owner, shortName)
  await call(company.owner, 'POST', `/api/companies/${company.companyId}/submit`)
  await decide(company.companyId, 'approve')
  return company
}

export const readOwn = (who: LoggedIn, companyId: number) =>
  call<OwnCompany>(who, 'GET', `/api/companies/${companyId}/data`)

/** What the operator decides, through the API. */
export async function decide(companyId: number, move: 'approve' | 'reject' | 'suspend', reason?: string) {
  const path = `/api/admin/companies/${companyId}/${move}`
  await call(await sessionOf('operator'), 'POST', path, reason === undefined ? undefined : { reason })
}

/** The link to a page in the last mail to an address, from the operator's outbox. */
export async function linkIn(recipient: string, page = 'invitation'): Promise<string> {
  const operator = await sessionOf('operator')
  return until(`a mail to ${recipient}`, async () => {
    const { mails } = await call<{ mails: { id: number; recipient: string }[] }>(operator, 'GET', '/api/admin/mails')
    const mail = mails.find((one) => one.recipient === recipient)
    if (mail) {
      const { content } = await call<{ content: { text: string } | null }>(
        operator,
        'GET',
        `/api/admin/mails/${mail.id}`,
      )
      const link = (content?.text ?? '').match(/https?:\/\/\S+/g)?.find((one) => one.includes(`/${page}`))
      return link !== undefined && new URL(link).pathname + new URL(link).search
    }
    return false
  })
}
