import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../../test/crash/until.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { runAllJobs } from '../../../test/factories/purchase.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { LOCALES } from '../../values/locale.ts'
import { queueMail } from './index.ts'
import { WORDS } from './render/words.ts'
import { ATTEMPTS_WHILE_AWAY, MAIL_ATTEMPTS } from './send-mail.ts'

const PUBLIC_URL = 'https://obieg.example'
let smtp: FakeSmtp
let market: TestMarket
let auth: { authorization: string }
beforeAll(async () => {
  smtp = await fakeSmtp()
  const env = { SMTP_URL: smtp.url, PUBLIC_URL, MAIL_FROM: 'Obieg <no-reply@obieg.example>', LOG_LEVEL: 'fatal' }
  market = await testMarket({ env })
  auth = (await anOperator(market)).auth
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})
beforeEach(async () => {
  smtp.mood('well')
  smtp.arrived.length = 0
  await market.query('delete from mails')
})

const link = 'https://obieg.example/reset-password?token=abcdefghij'
const recover = (to = 'hanna@example.com', locale: (typeof LOCALES)[number] = 'pl-PL', firstName = 'Hanna') =>
  queueMail(market.deps, { to, locale, template: 'recoverPassword', params: { firstName, link, minutes: 30 } })
const theMail = async () => (await market.query('select * from mails order by id desc limit 1')).rows[0]

/** The queue tries again, at once instead of after its pause. */
const tryUntil = (attempt: number) =>
  until(`attempt ${attempt}`, async () => {
    await runAllJobs(market)
    return (await theMail()).attempts >= attempt
  })
/** What the queue does in sixteen hours, and whether it does any more. */
async function tryUntilItRests() {
  await until('rest', async () => {
    await runAllJobs(market)
    return (await theMail()).status !== 'queued'
  })
  for (let round = 0; round < 3; round++) await runAllJobs(market)
}

describe('M01 mail', () => {
  test.each(LOCALES)('arrives in %s, as text and as HTML, and nothing of it is kept', async (locale) => {
    await recover('hanna@example.com', locale)
    const queued = await theMail()
    expect(queued.status).toBe('queued')
    expect(JSON.stringify(await market.query('select * from mails'))).not.toMatch(/reset-password|Hanna/)
    expect(queued.content_sealed.toString('latin1')).not.toContain('token=')
    const jobs = await market.query('select * from graphile_worker._private_jobs')
    expect(JSON.stringify(jobs.rows)).not.toMatch(/hanna|token/i)
    await market.runJobs()
    const [arrived] = smtp.arrived
    expect(arrived).toMatchObject({ from: 'no-reply@obieg.example', to: ['hanna@example.com'] })
    expect(arrived?.mail).toMatchObject({
      from: { name: 'Obieg', address: 'no-reply@obieg.example' },
      to: [{ address: 'hanna@example.com' }],
      subject: WORDS[locale].recoverPassword.subject,
    })
    expect(arrived?.mail.text).toContain(link)
    expect(arrived?.mail.html).toContain(`href="${link}"`)
    expect(arrived?.mail.html).toContain(`lang="${locale}"`)
    expect(arrived?.mail.attachments).toEqual([])
    const headers = Object.fromEntries((arrived?.mail.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': locale })
    expect(await theMail()).toMatchObject({ status: 'sent', content_sealed: null, attempts: 1, last_error: null })
    await runAllJobs(market)
    expect(smtp.arrived).toHaveLength(1)
  })

  test('a name cannot add headers, recipients or HTML', async () => {
    await recover('hanna@example.com', 'en-US', 'Hanna\r\nBcc: all@example.com\r\n\r\n<b>Hi</b>')
    const company = 'X\r\nBcc: all@example.com\n<script>alert(1)</script>'
    await queueMail(market.deps, {
      to: 'ewa@example.com',
      locale: 'en-US',
      template: 'companyReinstated',
      params: { company },
    })
    await market.runJobs()
    expect(smtp.arrived.map(({ to }) => to).sort()).toEqual([['ewa@example.com'], ['hanna@example.com']])
    for (const { mail } of smtp.arrived) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.html).not.toMatch(/<b>|<script/)
    }
  })
  test('an address that reads like several goes to nobody', async () => {
    await recover('one@example.com, two@example.com')
    await market.runJobs()
    expect(smtp.arrived).toEqual([])
    expect(await theMail()).toMatchObject({ status: 'dead', last_error: 'address' })
  })
})

describe('trouble', () => {
  test('a busy server is asked again until it takes the mail', async () => {
    smtp.mood('busy')
    await recover()
    await tryUntil(2)
    expect(await theMail()).toMatchObject({ status: 'queued', attempts: 2, last_error: '451 4.7.1 RCPT TO' })
    smtp.mood('well')
    await tryUntil(3)
    expect(smtp.arrived).toHaveLength(1)
    expect(await theMail()).toMatchObject({ status: 'sent', attempts: 3, last_error: null, content_sealed: null })
  })
  test('after the last attempt it is dead, and the operator may try again', async () => {
    smtp.mood('busy')
    await recover()
    const before = smtp.attempts()
    await tryUntilItRests()
    expect(smtp.attempts() - before).toBe(MAIL_ATTEMPTS)
    const { id, status, attempts } = await theMail()
    expect({ status, attempts }).toEqual({ status: 'dead', attempts: MAIL_ATTEMPTS })
    const list = await market.api('GET', '/api/admin/mails?status=dead', undefined, auth)
    expect(list.json).toMatchObject({ delivers: true, next: null, mails: [{ id, lastError: '451 4.7.1 RCPT TO' }] })
    smtp.mood('well')
    const retried = await Promise.all(
      [1, 2].map(() => market.api('POST', `/api/admin/mails/${id}/retry`, undefined, auth)),
    )
    expect(retried.map((one) => [one.status, one.json.status, one.json.attempts])).toEqual([
      [200, 'queued', 0],
      [200, 'queued', 0],
    ])
    await runAllJobs(market)
    expect(smtp.arrived).toHaveLength(1)
    expect((await theMail()).status).toBe('sent')
    const again = await market.api('POST', `/api/admin/mails/${id}/retry`, undefined, auth)
    expect([again.status, again.json.code]).toEqual([409, 'mail_erased'])
    expect((await market.api('POST', '/api/admin/mails/999999/retry', undefined, auth)).json.code).toBe(
      'mail_not_found',
    )
  })
  test.each([
    ['unknown', '550 5.1.1 RCPT TO'],
    ['unwanted', '554 5.7.1 DATA'],
  ] as const)('a mail that is refused for good (%s) is dead at once', async (mood, reason) => {
    smtp.mood(mood)
    await recover()
    await market.runJobs()
    const mail = await theMail()
    expect(mail).toMatchObject({ status: 'dead', attempts: 1, last_error: reason })
    expect(mail.content_sealed).not.toBeNull()
    await tryUntilItRests()
    expect((await theMail()).attempts).toBe(1)
  })
  test('a server that is not there, or refuses our log-in, is waited for', async () => {
    const gone = await fakeSmtp()
    await gone.close()
    const locked = await fakeSmtp()
    locked.mood('locked')
    for (const [url, reason] of [
      [gone.url, /ECONNREFUSED|ESOCKET|ECONNECTION/],
      [locked.url.replace('//', '//market:wrong@'), /^535/],
    ] as const) {
      const other = await testMarket({ env: { SMTP_URL: url, PUBLIC_URL, LOG_LEVEL: 'fatal' } })
      const params = { firstName: 'Hanna', link, minutes: 30 }
      await queueMail(other.deps, { to: 'hanna@example.com', locale: 'pl-PL', template: 'recoverPassword', params })
      await other.runJobs()
      const { rows } = await other.query('select status, attempts, last_error from mails')
      expect(rows[0]).toMatchObject({ status: 'queued', attempts: 1, last_error: expect.stringMatching(reason) })
      // Longer than for one that answers: over a weekend.
      for (const [attempts, status] of [
        [MAIL_ATTEMPTS, 'queued'],
        [ATTEMPTS_WHILE_AWAY - 1, 'dead'],
      ] as const) {
        await other.query('update mails set attempts = $1', [attempts])
        await runAllJobs(other)
        expect((await other.query('select status from mails')).rows).toEqual([{ status }])
      }
      await other.close()
    }
    await locked.close()
  })
  test('what kept it back tells nothing of the person', async () => {
    smtp.mood('busy')
    await recover('hanna.kowalczyk@example.com')
    await market.runJobs()
    const { rows } = await market.query(
      'select last_error from graphile_worker._private_jobs where last_error is not null',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify([rows, (await theMail()).last_error])).not.toMatch(/hanna|kowalczyk|@/i)
  })
})

describe('sent at most once, as far as can be known', () => {
  const letGo = () => market.query('update mails set claimed_until = now()')
  test('while one run has it, another leaves it alone', async () => {
    await recover()
    await market.query(`update mails set claimed_until = now() + interval '1 minute'`)
    await market.runJobs()
    expect(smtp.arrived).toEqual([])
    const { rows } = await market.query(
      `select run_at > now() + interval '30 seconds' as later from graphile_worker.jobs where key = 'mail.send:${(await theMail()).id}'`,
    )
    expect(rows).toEqual([{ later: true }])
    await letGo()
    await runAllJobs(market)
    expect(smtp.arrived).toHaveLength(1)
  })
  test('when the line dies before the answer, it comes again under the same Message-ID', async () => {
    smtp.mood('cutOff')
    await recover()
    await market.runJobs()
    expect(await theMail()).toMatchObject({ status: 'queued', attempts: 1 })
    smtp.mood('well')
    await tryUntil(2)
    expect(smtp.arrived).toHaveLength(2)
    const [first, second] = smtp.arrived.map(({ mail }) => mail.messageId)
    expect(first).toMatch(/^<[0-9a-f]{32}@obieg\.example>$/)
    expect(second).toBe(first)
    expect((await theMail()).status).toBe('sent')
  })
})

test('speaks TLS where the server offers it', async () => {
  const tls = await fakeSmtp({ tls: true })
  const url = `${tls.url.replace('127.0.0.1', 'localhost')}/?tls.rejectUnauthorized=false`
  const other = await testMarket({ env: { SMTP_URL: url, PUBLIC_URL } })
  const params = { firstName: 'Hanna' }
  await queueMail(other.deps, { to: 'hanna@example.com', locale: 'pl-PL', template: 'passwordChanged', params })
  await other.runJobs()
  expect(tls.arrived.map(({ encrypted }) => encrypted)).toEqual([true])
  await other.close()
  await tls.close()
})
