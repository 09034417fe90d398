import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, decide, startedPayment } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
  operator = await anOperator(market)
})
afterAll(() => market.close())

const get = async (path: string) => (await market.api('GET', path, undefined, operator.auth)).json

describe('R16 the operator’s desk', () => {
  test('health says how old the back-up is, whether mail works, and what failed', async () => {
    const part = async (name: string) =>
      (await get('/api/admin/health')).findings.find((one: { part: string }) => one.part === name)
    expect(await part('mail')).toMatchObject({ state: 'look', advice: 'mailMissing' })
    expect(await part('database')).toMatchObject({ state: 'fine', facts: { bytes: expect.any(Number) } })
    expect(await part('disk')).toMatchObject({ facts: { bytes: expect.any(Number) } })
    expect(await part('backup')).toMatchObject({ facts: { days: null } })
    await market.query(
      `insert into settings (key, value) values ('backup.last', jsonb_build_object('at', now() - interval '50 hours'))`,
    )
    expect(await part('backup')).toMatchObject({ facts: { days: 2 } })
    expect(await part('jobs')).toMatchObject({ state: 'fine' })
    await market.query(
      `with job as (select (graphile_worker.add_job('checkout.refund', '{}')).id)
       update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x' where id = (select id from job)`,
    )
    await market.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'`)
    expect(await part('jobs')).toMatchObject({ state: 'bad', advice: 'jobsFailed' })
  })

  test('figures hold what was sold and earned today, and orders by status', async () => {
    const seller = await aSeller(market.deps)
    const { versionId } = await aProduct(market.deps, seller.companyId, { price: 100_000 } as never)
    const purchase = await aPurchase(market, [{ versionId }])
    await decide(market, await startedPayment(market, purchase.key), { action: 'pay' })
    await market.api('GET', `/api/checkout/${purchase.key}/payment`)
    const { figures } = await get('/api/admin/sales-figures')
    expect(figures.map(({ days }: { days: number }) => days)).toEqual([1, 7, 30])
    expect(figures[0]).toMatchObject({ currency: 'PLN', present: { orders: 1, goods: 100_000, commission: 6000 } })
    expect(figures[0].before).toEqual({ orders: 0, goods: 0, commission: 0 })
    const { statuses } = await get('/api/admin/order-figures')
    expect(statuses.find(({ status }: { status: string }) => status === 'confirmed').count).toBe(1)
  })

  test('the opening’s list is looked up; what nothing can know is confirmed by name, once, and taken back', async () => {
    const item = async (name: string) =>
      (await get('/api/admin/opening')).items.find((one: { item: string }) => one.item === name)
    const say = (confirmed: boolean, name = 'terms') =>
      market.api('PUT', `/api/admin/opening/${name}`, { confirmed }, operator.auth)
    expect(await item('demo')).toMatchObject({ done: false, confirmable: false })
    expect(await item('delivery')).toMatchObject({ done: true })
    expect((await say(true, 'backup')).status).toBe(404)
    expect((await Promise.all([say(true), say(true)])).map(({ status }) => status)).toEqual([200, 200])
    expect(await item('terms')).toMatchObject({ done: true, confirmed: { name: 'Ewa Wrona' } })
    expect((await say(false)).status).toBe(200)
    expect(await item('terms')).toMatchObject({ done: false, confirmed: null })
    const { rows } = await market.query(
      `select count(*)::int as count from audit_log where action = 'openingConfirmed'`,
    )
    expect(rows[0].count).toBe(2)
  })
})
