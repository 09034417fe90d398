import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import type { TestMarket } from '../market.ts'
import { aPurchase, decide, followLink, runAllJobs, startedPayment } from './purchase.ts'

type Lines = Parameters<typeof aPurchase>[1]

/** A purchase paid at the sandbox: its key, and the numbers of its orders. */
export async function paidPurchase(market: TestMarket, lines: Lines, choices: Parameters<typeof aPurchase>[2] = {}) {
  const { key, orders } = await aPurchase(market, lines, choices)
  await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before' })
  return { key: key as string, numbers: orders.map(({ number }: { number: string }) => number) as string[] }
}

/** One that was ordered on delivery, sent and paid to the courier. */
export async function deliveredOnDelivery(
  market: TestMarket,
  { companyId, versionId, auth }: { companyId: number; versionId: number; auth: Record<string, string> },
) {
  const purchase = await aPurchase(market, [{ versionId }], { [companyId]: { cashOnDelivery: true } })
  await followLink(market, purchase)
  const number: string = purchase.orders[0].number
  const at = `/api/companies/${companyId}/orders/${number}`
  await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth)
  const delivered = await market.api('POST', `${at}/deliver`, undefined, auth)
  if (delivered.status !== 200) throw new Error(delivered.text)
  return { key: purchase.key as string, number }
}

/** Everything that `npm run ledger:verify` finds, once all jobs are through. */
export async function moneyProblems(market: TestMarket): Promise<unknown[]> {
  await runAllJobs(market)
  const { problems } = await verifyLedger(market.deps)
  const found = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(market.deps))))
  return [...problems, ...found.flat()]
}
