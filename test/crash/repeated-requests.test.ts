import { beforeAll, describe, expect, test } from 'vitest'
import { anImporter } from '../factories/imports.ts'
import { aProduct } from '../factories/product.ts'
import { type CrashPoint, crashingMarket } from './crashing-market.ts'
import { prepareServers } from './server.ts'

beforeAll(prepareServers)

describe('SIGKILL between the effect of a request with a key and its answer', () => {
  test.concurrent.for<[string, CrashPoint]>([
    ['before the stock is moved', { sql: 'insert into stock_movements', when: 'before' }],
    ['after the stock is moved', { sql: 'insert into stock_movements', when: 'after' }],
    ['before the answer is kept', { sql: 'insert into idempotency_keys', when: 'before' }],
    ['after the answer is kept', { sql: 'insert into idempotency_keys', when: 'after' }],
    ['before commit', { sql: 'insert into idempotency_keys', when: 'beforeCommit' }],
    ['after commit, the answer lost', { sql: 'insert into idempotency_keys', when: 'afterCommit' }],
  ])('%s: three pieces less, once', async ([, point], { onTestFinished }) => {
    const market = await crashingMarket()
    onTestFinished(market.close)
    const seller = await anImporter(market)
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-1', quantity: 10 })
    await market.dieAt(point)
    const sell = () =>
      market.api(
        'PUT',
        `/api/companies/${seller.companyId}/stock`,
        { items: [{ erpCode: 'P-1', delta: -3 }] },
        { ...seller.auth, 'idempotency-key': 'sold-three-of-them' },
      )
    const sold = await sell()
    expect(sold).toMatchObject({ status: 200, json: { accepted: 1 } })
    expect((await sell()).text).toBe(sold.text)
    expect(market.crashes()).toBe(1)
    expect((await seller.versions('P-1')).map(({ quantity }) => quantity)).toEqual([7])
    const { rows } = await market.query('select delta from stock_movements where delta < 0')
    expect(rows).toEqual([{ delta: -3 }])
  })
})
