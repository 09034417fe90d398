import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const found = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(here.market.deps))))
  await here.close()
  expect({ balanced, problems, found: found.flat() }).toEqual({ balanced: true, problems: [], found: [] })
})

test('E11 a part of a payment is disputed: the order bears that part, and the rest may still be refunded', async () => {
  const { key, page, session, number, dueOnline } = await here.begun()
  await here.press(page, 'pay')
  await here.stripe.webhooks.settled()
  const { id } = await here.stripe.dispute(session, { amount: 5000 })
  await here.stripe.endDispute(id, 'lost')
  const { chargebacks } = (await here.asOperator('GET', '/api/admin/chargebacks?decided=true')).json
  expect(chargebacks).toMatchObject([{ parts: [{ number, borne: 5000 }] }])
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  const path = `/api/admin/orders/${number}`
  expect((await here.asOperator('GET', `${path}/refunds`)).json).toMatchObject({ left: { total: dueOnline - 5000 } })
  const give = (amount: number, givenBack: number) =>
    here.asOperator('POST', `${path}/refunds`, {
      ...{ kind: 'amount', amount, givenBack, reason: 'returned', words: null },
    })
  expect((await give(dueOnline - 4999, 5000)).json).toMatchObject({ errors: [{ code: 'refund_exceeds' }] })
  expect((await give(1000, 5000)).status).toBe(200)
  const called = await here.asOperator('POST', `${path}/cancel`, { reason: 'soldOut', words: null })
  expect(called.status).toBe(200)
  await runAllJobs(here.market)
  await here.stripe.webhooks.settled()
  expect(await here.statuses(key)).toEqual(['cancelled/refunded'])
})
