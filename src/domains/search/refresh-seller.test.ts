import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { refreshSeller } from './refresh-seller.ts'

const COUNT = 2500

let market: TestMarket
let big: number
let small: number
beforeAll(async () => {
  market = await testMarket()
  big = (await aSeller(market.deps)).companyId
  small = (await aSeller(market.deps)).companyId
  const { id } = await aProduct(market.deps, big)
  await aProduct(market.deps, small)
  await market.query(
    `insert into products (company_id, category_id, title, brand, model, texts, state, grade, status, attributes)
      select company_id, category_id, title || ' nr ' || i, brand, model, texts, state, grade, status, attributes
      from products, generate_series(2, $2::int) i where products.id = $1`,
    [id, COUNT],
  )
  await market.query(`insert into versions (product_id, price, quantity)
    select id, 100000 + id, 1 from products p where not exists (select from versions v where v.product_id = p.id)`)
  await market.runJobs()
})
afterAll(() => market.close())

const listed = async (companyId: number) =>
  Number((await market.query('select count(*) from listings where company_id = $1', [companyId])).rows[0].count)
const setStatus = (status: string) => market.query('update companies set status = $2 where id = $1', [big, status])
const announce = () => market.deps.emit(market.deps.db, { name: 'company.changed', payload: { companyId: big } })
const total = async () => (await market.api('GET', '/api/search')).json.total.count

test('P01 many goods come and go in steps of a thousand, each its own job', async () => {
  const steps: number[] = []
  const addJob: typeof market.deps.addJob = async (_db, ...jobs) => {
    for (const job of jobs) if (job.name === 'search.refreshSeller') steps.push(job.payload.after as number)
  }
  const counts = [await listed(big)]
  for (let after: number | undefined = 0; after !== undefined; after = steps.shift()) {
    await refreshSeller({ ...market.deps, addJob }, { companyId: big, after })
    counts.push(await listed(big))
  }
  // The product of the factory was listed already.
  expect(counts).toEqual([1, 1000, 2000, 2500])
})

test('P01 the lists follow the seller, and leave the goods of others alone', async () => {
  await setStatus('suspended')
  await announce()
  await market.runJobs()
  expect([await listed(big), await listed(small), await total()]).toEqual([0, 1, 1])
  await setStatus('approved')
  await announce()
  await market.runJobs()
  expect([await listed(big), await total()]).toEqual([COUNT, COUNT + 1])
})

test('P01 whatever order the jobs of quick changes run in, the lists end as the seller does', async () => {
  for (const last of ['suspended', 'approved'] as const) {
    const first = last === 'approved' ? 'suspended' : 'approved'
    await setStatus(first)
    await announce()
    // Half way through the first change comes the second; then the rest of both.
    await refreshSeller(market.deps, { companyId: big })
    await setStatus(last)
    await announce()
    await market.runJobs()
    expect([last, await listed(big)]).toEqual([last, last === 'approved' ? COUNT : 0])
  }
})

test('P01 a step that died before it left the next one is done again', async () => {
  await setStatus('suspended')
  const dying = { ...market.deps, addJob: async () => Promise.reject(new Error('the lights went out')) }
  await expect(refreshSeller(dying, { companyId: big })).rejects.toThrow('the lights went out')
  await announce()
  await market.runJobs()
  expect(await listed(big)).toBe(0)
  await refreshSeller(market.deps, { companyId: 999_999 })
})
