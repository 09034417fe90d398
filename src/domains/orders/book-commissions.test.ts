import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readBalances, verifyLedger } from '../ledger/index.ts'
import { bookCommissions } from './book-commissions.ts'
import { verifyCommissions } from './verify-commissions.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  await market.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})

const sweep = () => market.runJob('orders.bookCommissions')
const owed = async () =>
  Object.fromEntries((await readBalances(market.deps)).map((one) => [one.account, one.balance]))[
    `seller:${companyId}`
  ] ?? 0
const setStatus = (number: string, status: string) =>
  market.query('update orders set status = $2 where number = $1', [number, status])

/** A guest's order on delivery of goods for 1000,00 zł; it counts once the link in the mail is followed. */
async function onDelivery() {
  const { versionId } = await aProduct(market.deps, companyId, { price: 100_000 })
  const purchase = await aPurchase(market, [{ versionId }], { [companyId]: { cashOnDelivery: true } })
  const { number, status } = purchase.orders[0] as { number: string; status: string }
  return { number, status, follow: () => followLink(market, purchase) }
}

// 6 % of 1000,00 zł and 23 % VAT on it.
const COMMISSION = 6000 + 1380

test('E11 what a seller collects itself makes it owe the commission as soon as the order counts, once', async () => {
  const before = await owed()
  const { number, follow } = await onDelivery()
  await Promise.all([follow(), follow()])
  expect((await owed()) - before).toBe(COMMISSION)
  await Promise.all([sweep(), sweep(), bookCommissions(market.deps)])
  await sweep()
  expect((await owed()) - before).toBe(COMMISSION)
  for (const status of ['shipped', 'delivered']) {
    await setStatus(number, status)
    await sweep()
  }
  expect((await owed()) - before).toBe(COMMISSION)
  expect(await allOf(verifyCommissions(market.deps))).toEqual([])
})

test('E11 an order that is cancelled owes nothing any more; the books tell both', async () => {
  const before = await owed()
  const { number } = await onDelivery()
  await setStatus(number, 'confirmed')
  await sweep()
  await setStatus(number, 'cancelled')
  expect(await allOf(verifyCommissions(market.deps))).toEqual([
    { subject: `order ${number}`, problem: `commission: ${COMMISSION} booked, 0 owed` },
  ])
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await owed()).toBe(before)
  const { rows } = await market.query(
    `select distinct transaction_key as key, reverses from ledger_entries where transaction_key like '%' || $1 order by 1`,
    [number],
  )
  expect(rows).toEqual([
    { key: `commission-back:${number}`, reverses: `commission:${number}` },
    { key: `commission:${number}`, reverses: null },
  ])
})

test('E11 one that never counted owes nothing, and one that died with its transaction is booked by the next', async () => {
  const before = await owed()
  const { number, status } = await onDelivery()
  expect(status).toBe('pending')
  await setStatus(number, 'expired')
  await sweep()
  expect(await owed()).toBe(before)
  const second = await onDelivery()
  await setStatus(second.number, 'confirmed')
  const dying = market.deps.db.transaction().execute(async (db) => {
    await bookCommissions({ ...market.deps, db })
    throw new Error('the lights went out')
  })
  await expect(dying).rejects.toThrow('the lights went out')
  expect(await owed()).toBe(before)
  expect(await allOf(verifyCommissions(market.deps))).toHaveLength(1)
  await sweep()
  expect((await owed()) - before).toBe(COMMISSION)
  expect(await allOf(verifyCommissions(market.deps))).toEqual([])
})
