import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { DEMO_PASSWORD, PERSONAS } from '../../demo/personas.ts'
import { companyData } from '../factories/company.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any
type Auth = Record<string, string>

/** Calls an API as a program of an attacker does; fails loudly when the market refuses what this is about. */
export function callerOf(url: string) {
  const ask = async (method: string, path: string, body?: unknown, auth: Auth = {}) => {
    const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...auth }
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, text, json: text.startsWith('{') ? (JSON.parse(text) as Json) : undefined }
  }
  const must = async (method: string, path: string, body?: unknown, auth: Auth = {}): Promise<Json> => {
    const answer = await ask(method, path, body, auth)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.json
  }
  const logIn = async (email: string, password: string): Promise<Auth> => {
    const { tokenUser } = await must('POST', '/api/users/login', { email, password })
    return { authorization: `Bearer ${tokenUser}` }
  }
  /** A market that is no demo wants a second factor of its operators. */
  const addFactor = async (auth: Auth): Promise<void> => {
    const { secret } = await must('POST', '/api/account/authenticator', undefined, auth)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await must('POST', '/api/account/authenticator/confirm', { code }, auth)
  }
  return { ask, must, logIn, addFactor }
}

export const STRANGER = { email: 'stranger@evil.example', password: 'niebieski-parowóz-w-lesie' }
export const EWAS_NEW = 'zmienione-przez-obcego-41'
export const PLANTED = 'https://evil.example/pay-here'
const LINK = { 'pl-PL': `Zapłać tutaj: ${PLANTED}` }

/** What a stranger leaves behind who logs in as the demo's operator, whose password everybody knows. */
export async function leaveTraps(url: string) {
  const { must, logIn } = callerOf(url)
  const ewa = await logIn(PERSONAS.operator.email, DEMO_PASSWORD)
  const about = { firstName: 'Obcy', lastName: 'Obcy', phone: '+48600100200', acceptPrivacyPolicy: true }
  const { username } = await must('POST', '/api/users/register', { username: 'obcy.obcy', ...about, ...STRANGER })
  const code = username.ConfirmationCode
  await must('POST', '/api/users/verify', {
    username: 'obcy.obcy',
    confirmationCode: code,
    password: STRANGER.password,
  })
  const stranger = await logIn(STRANGER.email, STRANGER.password)
  const { user } = await must('GET', '/api/users/status', undefined, stranger)
  await must('PUT', `/api/admin/users/${user._id}/permissions`, { role: 'owner' }, ewa)

  const company = companyData({ email: 'firma@evil.example' })
  const registration = { company, acceptSellerTerms: true, photoKey: null }
  const { companyId } = await must('POST', '/api/company-registrations', registration, stranger)
  const key = { name: 'door', scopes: ['products:read'], expiresInDays: null }
  const { secret } = await must('POST', `/api/companies/${companyId}/api-keys`, key, stranger)
  const invited = { email: 'friend@evil.example', role: 'owner' }
  await must('POST', `/api/companies/${companyId}/invitations`, invited, stranger)
  const mails = (await must('GET', '/api/admin/mails', undefined, ewa)).mails as { id: number; template: string }[]
  const read = async (template: string) => {
    const { id } = mails.find((one) => one.template === template) ?? { id: 0 }
    return (await must('GET', `/api/admin/mails/${id}`, undefined, ewa)).content.text as string
  }
  const invitation = /invitation\?token=([\w-]+)/.exec(await read('teamInvitation'))?.[1] ?? ''

  const { headerImageKey: _, thumbnailKey: __, ...site } = await must('GET', '/api/admin/site', undefined, ewa)
  await must('PUT', '/api/admin/site', { ...site, bannerText: LINK, headerText: LINK }, ewa)
  const owner = companyData({ name: 'Obcy właściciel', bankIban: 'PL27114020040000300201355387' })
  await must('PUT', '/api/admin/owner', owner, stranger)
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const put = await fetch(`${url}/api/admin/site/pictures/header`, {
    method: 'PUT',
    body: new Uint8Array(picture),
    headers: { ...ewa, 'content-type': 'image/png' },
  })
  const { headerImageKey } = (await put.json()) as { headerImageKey: string }
  await must('PUT', '/api/account/password', { currentPassword: DEMO_PASSWORD, newPassword: EWAS_NEW }, ewa)
  return { ewa, stranger, secret, invitation, headerImageKey }
}

/** In the demo everybody reads everybody's mail: a real operator's password is set anew by its link. */
export async function takeOver(url: string, email: string, password: string): Promise<void> {
  const { must, logIn } = callerOf(url)
  const ewa = await logIn(PERSONAS.operator.email, DEMO_PASSWORD)
  await must('POST', '/api/users/recover-password', { email })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { mails } = await must('GET', '/api/admin/mails', undefined, ewa)
    const mail = mails.find((one: Json) => one.template === 'recoverPassword' && one.recipient === email)
    if (mail) {
      const { content } = await must('GET', `/api/admin/mails/${mail.id}`, undefined, ewa)
      const token = /token=([\w-]+)/.exec(content.text)?.[1]
      await must('POST', '/api/users/reset-password', { token, newPassword: password })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no mail came')
}
