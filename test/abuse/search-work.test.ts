import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { queueMail } from '../../src/domains/mail/index.ts'
import { until } from '../crash/until.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { fakeSmtp } from '../fakes/smtp-server.ts'
import { testMarket } from '../market.ts'

const SELLERS = 24
/** Milliseconds a hold may end late, and a mail may take, on a machine that has other things to do. */
const SOON = 20_000

test('while the lists follow 24 suspended sellers, holds end and mails leave in time', {
  timeout: 400_000,
}, async () => {
  const smtp = await fakeSmtp()
  const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://obieg.example', HOLD_MINUTES: '0.02', LOG_LEVEL: 'silent' }
  const market = await testMarket({ env, worker: true })
  const done = Promise.withResolvers<void>()
  onTestFinished(async () => {
    done.resolve()
    await market.close()
    await smtp.close()
  })
  const shop = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, shop.companyId)
  const suspended: number[] = []
  for (let index = 0; index < SELLERS; index++) {
    const { companyId } = await aSeller(market.deps)
    await aProduct(market.deps, companyId)
    suspended.push(companyId)
  }
  // The work takes as long as the test likes: it waits for the lock that all changes of the lists share.
  const holding = market.deps.db.transaction().execute(async (db) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    await sql`select from search_state for update`.execute(db)
    await market.query(`update companies set status = 'suspended' where id = any($1)`, [suspended])
    await market.deps.emit(
      market.deps.db,
      ...suspended.map((companyId) => ({ name: 'company.changed' as const, payload: { companyId } })),
    )
    await done.promise
  })
  const searching = async () =>
    (
      await market.query(`select count(*)::int as waiting, count(locked_by)::int as running
        from graphile_worker.jobs where task_identifier = 'search.refreshSeller'`)
    ).rows[0]
  await until('search is at work', async () => (await searching()).running >= 1)

  const { key, heldUntil } = await aPurchase(market, [{ versionId }])
  const link = 'https://obieg.example/reset-password?token=abcdefghij'
  const params = { firstName: 'Hanna', link, minutes: 30 }
  const asked = Date.now()
  await queueMail(market.deps, { to: 'hanna@example.com', locale: 'pl-PL', template: 'recoverPassword', params })
  await until('the mail left', async () => smtp.arrived.length > 0)
  const mailTook = Date.now() - asked
  const status = async () => (await market.api('GET', `/api/purchases/${key}`)).json.orders[0].status
  await until('the hold ended', async () => (await status()) === 'expired')
  const holdLate = Date.now() - Date.parse(heldUntil)

  expect((await searching()).waiting).toBeGreaterThanOrEqual(SELLERS - 1)
  expect(mailTook).toBeLessThan(SOON)
  expect(holdLate).toBeLessThan(SOON)
  done.resolve()
  await holding
  await until('the lists followed', async () => {
    const { rows } = await market.query('select from listings where company_id = any($1)', [suspended])
    return rows.length === 0
  })
})
