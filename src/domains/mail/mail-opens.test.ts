import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { queueMail } from './index.ts'

const PUBLIC_URL = 'https://obieg.example'
let market: TestMarket
let smtp: FakeSmtp
let auth: { authorization: string }
beforeAll(async () => {
  smtp = await fakeSmtp()
  market = await testMarket({ env: { SMTP_URL: smtp.url, PUBLIC_URL, MAIL_FROM: 'Obieg <no-reply@obieg.example>' } })
  auth = (await anOperator(market)).auth
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})

const release = () => market.jobs.find(({ name }) => name === 'mail.releaseOutbox')?.run({} as never, {} as never)
const rows = async () => (await market.query('select template, status, last_error from mails order by id')).rows

/** As before there was a mail server. */
async function waiting(): Promise<void> {
  const smtpUrl = market.deps.config.smtpUrl
  market.deps.config.smtpUrl = undefined
  const to = 'hanna@example.com'
  const link = `${PUBLIC_URL}/x`
  const say = <T>(template: T, params: object) => ({ to, locale: 'pl-PL', template, params }) as never
  await queueMail(market.deps, say('verifyAccount', { firstName: 'Hanna', code: '482913', link, hours: 24 }))
  await queueMail(market.deps, say('recoverPassword', { firstName: 'Hanna', link, minutes: 60 }))
  await queueMail(market.deps, say('passwordChanged', { firstName: 'Hanna' }))
  market.deps.config.smtpUrl = smtpUrl
}

test('M01 mail that waited for a mail server leaves when there is one; a code that has ended does not, and the outbox says so', async () => {
  await waiting()
  await market.query(
    `update mails set created_at = now() - interval '2 hours', expires_at = expires_at - interval '2 hours'`,
  )
  await Promise.all([release(), release()])
  await market.runJobs()
  expect(await rows()).toEqual([
    { template: 'verifyAccount', status: 'sent', last_error: null },
    { template: 'recoverPassword', status: 'dead', last_error: 'expired' },
    { template: 'passwordChanged', status: 'sent', last_error: null },
  ])
  expect(smtp.arrived).toHaveLength(2)
  const { json } = await market.api('GET', '/api/admin/mails?status=dead', undefined, auth)
  expect(json.mails).toMatchObject([{ template: 'recoverPassword', lastError: 'expired' }])
})
test('a queued mail that came too late for its link is given up, and cannot be sent again', async () => {
  const before = smtp.arrived.length
  await waiting()
  await market.query(`update mails set expires_at = now() where status = 'outbox' and template = 'recoverPassword'`)
  await market.query(`update mails set status = 'queued' where status = 'outbox' and template = 'recoverPassword'`)
  const { id } = (await market.query(`select max(id) as id from mails where template = 'recoverPassword'`)).rows[0]
  await market.deps.addJob(market.deps.db, { name: 'mail.send', payload: { mailId: id } })
  await market.runJobs()
  expect((await rows()).filter(({ last_error }) => last_error === 'expired')).toHaveLength(2)
  expect(smtp.arrived).toHaveLength(before)
  const again = await market.api('POST', `/api/admin/mails/${id}/retry`, undefined, auth)
  expect([again.status, again.json.code]).toEqual([409, 'mail_expired'])
})
test('an operator tries the mail server and is told what it says', async () => {
  const before = smtp.arrived.length
  const send = () =>
    market.api('POST', '/api/admin/mails/test', { to: 'you@market.example' }, { ...auth, 'accept-language': 'de-DE' })
  expect(await send()).toMatchObject({ status: 200, json: { to: 'you@market.example' } })
  expect(smtp.arrived.slice(before)).toMatchObject([{ to: ['you@market.example'], mail: { subject: 'Testnachricht' } }])
  smtp.mood('unknown')
  const refused = await send()
  expect([refused.status, refused.json.code]).toEqual([409, 'mail_not_delivered'])
  expect(refused.json.title).toContain('550 5.1.1')
  smtp.mood('well')
})
test('readiness reports the mail server, and a market without one stays ready', async () => {
  const mailIn = async (one: TestMarket) => {
    const { status, json } = await one.api('GET', '/readyz')
    return [status, json.status, json.mail]
  }
  await market.checkMail()
  expect(await mailIn(market)).toEqual([200, 'ready', 'ok'])
  const gone = await fakeSmtp()
  await gone.close()
  const broken = await testMarket({ env: { SMTP_URL: gone.url, PUBLIC_URL } })
  expect((await mailIn(broken)).slice(0, 2)).toEqual([200, 'ready'])
  await broken.checkMail()
  expect(await mailIn(broken)).toEqual([200, 'ready', 'failing'])
  await broken.close()
  const without = await testMarket()
  await without.checkMail()
  expect(await mailIn(without)).toEqual([200, 'ready', 'not configured'])
  await without.close()
})
