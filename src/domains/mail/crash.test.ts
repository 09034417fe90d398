import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseUrl, startServer } from '../../../test/crash/server.ts'
import { until } from '../../../test/crash/until.ts'
import { freshDatabase } from '../../../test/database.ts'
import { fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { buildMarket } from '../../market.ts'
import { readConfig } from '../../platform/config/config.ts'
import { connect } from '../../platform/db/database.ts'
import { createLog } from '../../platform/log/log.ts'
import { queueMail } from './index.ts'

test.each([
  ['after the mail left and before that is written down', `set status = 'sent'`, 2],
  ['after it took the mail and before it sends', 'set attempts = attempts + 1, claimed_until', 1],
])('a worker that dies %s leaves it to the next one', async (_, sql, times) => {
  const smtp = await fakeSmtp()
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'obieg-mail-'))
  const { db, pool, close } = connect(database.options, () => undefined)
  const mail = {
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://obieg.example',
    MAIL_FROM: 'Obieg <no-reply@obieg.example>',
  }
  const { deps } = buildMarket(readConfig({ DATA_DIR: dataDir, ...mail }), db, createLog('silent'))
  onTestFinished(async () => {
    await close()
    await smtp.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const env = { DATABASE_URL: databaseUrl(database.options), DATA_DIR: dataDir, ROLES: 'worker', ...mail }
  const when = times === 2 ? 'before' : 'after'
  const dying = await startServer({ ...env, CRASH_POINT: JSON.stringify({ sql, when }) })
  await queueMail(deps, {
    to: 'hanna@example.com',
    locale: 'pl-PL',
    template: 'passwordChanged',
    params: { firstName: 'Hanna' },
  })
  expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' })
  expect(smtp.arrived).toHaveLength(times - 1)
  const next = await startServer(env)
  onTestFinished(() => void next.kill('SIGKILL'))
  // The claim of the dead one holds for two minutes; and the queue has to notice the death. Nobody wants to wait that long here.
  const status = async () => (await pool.query('select status from mails')).rows[0].status
  await until(
    'the mail to be sent',
    async () => {
      await pool.query('update mails set claimed_until = now() where claimed_until > now()')
      await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
      return (await status()) === 'sent'
    },
    25,
  )
  expect(smtp.arrived).toHaveLength(times)
  expect(new Set(smtp.arrived.map((one) => one.mail.messageId)).size).toBe(1)
})
