import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import { anOperator, authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 50 })).versionId
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  const found = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(market.deps))))
  await market.close()
  expect({ balanced, problems, found: found.flat() }).toEqual({ balanced: true, problems: [], found: [] })
})

async function paid() {
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  const page = await startedPayment(market, key)
  await decide(market, page, { action: 'pay', timing: 'before' })
  return { key, dueOnline, page }
}
const bank = async (page: string, action: string) => {
  await decide(market, page, { action })
  await market.runJobs()
}
async function chargebacks() {
  const { rows } = await market.query(
    'select c.state, c.amount::int, c.fee::int, p.reference from chargebacks c join payments p on p.id = c.payment_id order by c.id',
  )
  return (page: string) => rows.filter(({ reference }) => page.endsWith(reference))
}

test('E11 a chargeback can be rehearsed at the sandbox: taken once, decided once, borne by the order', async () => {
  const { key, dueOnline, page } = await paid()
  expect((await market.api('GET', page)).text).toContain('Bank zabiera pieniądze')
  await Promise.all([bank(page, 'dispute'), bank(page, 'dispute')])
  await market.runJobs()
  expect((await chargebacks())(page)).toMatchObject([{ state: 'evidenceDue', amount: dueOnline, fee: 6000 }])
  const auth = await authOf(market, (await anOperator(market)).id)
  const listed = (await market.api('GET', '/api/admin/chargebacks', undefined, auth)).json.chargebacks
  expect(listed).toMatchObject([{ provider: 'sandbox', daysLeft: 6, taken: true }])
  await bank(page, 'disputeLost')
  await bank(page, 'disputeWon')
  expect((await chargebacks())(page)).toMatchObject([{ state: 'lost' }])
  expect((await market.api('GET', page)).text).toContain('pieniądze zostały u niego')
  const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
  expect(orders).toMatchObject([{ paymentStatus: 'refunded' }])
})

test('E11 nobody can dispute what was not paid, nor decide what nobody disputes', async () => {
  const { key } = await aPurchase(market, [{ versionId }])
  const open = await startedPayment(market, key)
  expect((await market.api('GET', open)).text).not.toContain('value="dispute"')
  for (const action of ['dispute', 'disputeLost']) await bank(open, action)
  const other = await paid()
  await bank(other.page, 'disputeLost')
  expect([...(await chargebacks())(open), ...(await chargebacks())(other.page)]).toEqual([])
})
