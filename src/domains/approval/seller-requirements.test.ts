import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, auditOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { refreshAllMissing } from './seller-requirements.ts'

const IBAN = 'PL61109010140000071219812874'
let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  operator = await anOperator(market)
})
afterAll(() => market.close())

const PATH = '/api/admin/seller-requirements'
const ask = async () => (await market.api('GET', PATH, undefined, operator.auth)).json.requirements
const change = (requirements: unknown) => market.api('PUT', PATH, { requirements }, operator.auth)
const missingOf = async (companyId: number) =>
  (await market.query('select missing, sells from companies where id = $1', [companyId])).rows[0]

test('R18 operator: the list begins with what every seller needs, and keeps its order', async () => {
  expect(await ask()).toEqual(['companyData', 'bankAccount', 'selfCertification'])
  const { json } = await change(['photo', 'companyData', 'photo'])
  expect(json.requirements).toEqual(['companyData', 'photo'])
  expect(await ask()).toEqual(['companyData', 'photo'])
  expect(await auditOf(market, 'sellerRequirements')).toEqual([
    {
      actorId: operator.id,
      action: 'requirementsChanged',
      detail: { before: 'companyData, bankAccount, selfCertification', after: 'companyData, photo' },
    },
  ])
  expect((await change(['somethingElse'])).status).toBe(422)
})

test('R18 operator: sellers who do not meet a longer list stop selling, and sell again when it is shorter', async () => {
  await change(['bankAccount'])
  await market.runJobs()
  const { companyId } = await aSeller(market.deps)
  const good = await aSeller(market.deps, { bankIban: IBAN })
  const draft = await aSeller(market.deps, { status: 'draft' })
  const product = await aProduct(market.deps, companyId)
  const kept = await aProduct(market.deps, good.companyId)
  await market.runJobs()
  const listed = async () => (await market.api('GET', '/api/search')).json.items.map((one: { id: number }) => one.id)
  expect((await listed()).sort()).toEqual([product.id, kept.id])
  await change(['bankAccount', 'selfCertification'])
  await market.runJobs()
  expect(await missingOf(companyId)).toEqual({ missing: ['bankAccount'], sells: false })
  expect(await missingOf(draft.companyId)).toEqual({ missing: ['bankAccount'], sells: false })
  expect(await missingOf(good.companyId)).toEqual({ missing: [], sells: true })
  expect(await listed()).toEqual([kept.id])
  await change([])
  await market.runJobs()
  expect(await missingOf(companyId)).toEqual({ missing: [], sells: true })
  expect((await listed()).sort()).toEqual([product.id, kept.id])
})

test('R18 many companies are weighed up in bounded steps, those that may sell first', async () => {
  await market.query('delete from company_members')
  await market.query('delete from shops')
  // The chains of units hold companies fast; here there are none.
  await market.query('alter table unit_events disable trigger unit_events_not_truncated')
  await market.query('truncate companies cascade')
  await market.query('alter table unit_events enable trigger unit_events_not_truncated')
  await market.query(`
    insert into companies (name, short_name, street, postal_code, city, country, tax_id, email, phone, status)
    select 'Firma ' || i, 'F' || i, 'ul. Długa 1', '00-001', 'Łódź', 'PL', (8000000000 + i)::text, 'f@example.com', '1',
      case when i % 2 = 0 then 'approved' else 'draft' end
    from generate_series(1, 900) i`)
  await change(['bankAccount'])
  const steps: { approved: boolean; after: number }[] = []
  const addJob: typeof market.deps.addJob = async (_db, ...jobs) => {
    for (const job of jobs) if (job.name === 'companies.refreshAllMissing') steps.push(job.payload as never)
  }
  const stopped = async (status: string) =>
    Number(
      (await market.query(`select count(*) from companies where status = $1 and missing <> '{}'`, [status])).rows[0]
        .count,
    )
  const counts: number[][] = []
  let step: { approved: boolean; after: number } | undefined = { approved: true, after: 0 }
  while (step) {
    await refreshAllMissing({ ...market.deps, addJob }, step)
    // The same step once more changes nothing: a job may run twice.
    await refreshAllMissing({ ...market.deps, addJob: async () => undefined }, step)
    counts.push([await stopped('approved'), await stopped('draft')])
    step = steps.shift()
  }
  expect(counts).toEqual([
    [200, 0],
    [400, 0],
    [450, 0],
    [450, 200],
    [450, 400],
    [450, 450],
  ])
})
