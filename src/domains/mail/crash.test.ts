import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type CrashPoint, crashingMarket } from '../../../test/crash/crashing-market.ts'
import { prepareServers } from '../../../test/crash/server.ts'
import { until } from '../../../test/crash/until.ts'
import { fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { queueMail } from './index.ts'

beforeAll(prepareServers)

test.each<[string, CrashPoint, number]>([
  ['after the mail left and before that is written down', { sql: `set status = 'sent'`, when: 'before' }, 2],
  ['after it took the mail and before it sends', { sql: 'claimed_until = now() + make_interval', when: 'after' }, 1],
])('a worker that dies %s leaves it to the next one', async (_, point, times) => {
  const smtp = await fakeSmtp()
  const mail = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://obieg.example', MAIL_FROM: 'Obieg <no-reply@obieg.example>' }
  const market = await crashingMarket(point, mail)
  onTestFinished(async () => {
    await market.close()
    await smtp.close()
  })
  market.deps.config.smtpUrl = smtp.url
  const params = { firstName: 'Hanna' }
  await queueMail(market.deps, { to: 'hanna@example.com', locale: 'pl-PL', template: 'passwordChanged', params })
  await until('the worker to die', async () => {
    await market.api('GET', '/healthz')
    return market.crashes() === 1
  })
  expect(smtp.arrived).toHaveLength(times - 1)
  // The claim of the dead one holds for minutes; nobody wants to wait that long here.
  const sent = async () => {
    await market.query('update mails set claimed_until = now() where claimed_until > now()')
    await market.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    return (await market.query(`select 1 from mails where status = 'sent'`)).rows.length === 1
  }
  await until('the mail to be sent', sent, 25)
  expect(smtp.arrived).toHaveLength(times)
  expect(new Set(smtp.arrived.map((one) => one.mail.messageId)).size).toBe(1)
})
