import { dossiers } from '../../src/domains/companies/index.ts'
import { paymentEntries, postTransactions } from '../../src/domains/ledger/index.ts'
import { refundDueEntries } from '../../src/domains/ledger/rules/refund-entries.ts'
import type { TestMarket } from '../market.ts'
import { anOrder } from './order.ts'
import { aSeller } from './seller.ts'

const DAY = 86_400_000
export const IBANS = ['PL61109010140000071219812874', 'PL10105000997603123456789123', 'DE89370400440532013000']

/** A seller with an account, unless said otherwise. */
export async function aPaidSeller(market: TestMarket, iban: string | null = IBANS[0] ?? null) {
  const seller = await aSeller(market.deps, { bankIban: iban })
  const [account] = await dossiers.findPayoutAccounts(market.deps.db, [seller.companyId])
  if (account?.iban !== iban) throw new Error('the account was not kept')
  return seller
}

type Sold = { total?: number; shippedDaysAgo?: number | null; currency?: 'PLN' | 'EUR' }

/** An order that a buyer paid online, sent so many days ago, or not yet. Commission: ten hundredths. Returns what the seller is owed, too. */
export async function aSale(market: TestMarket, companyId: number, over: Sold = {}) {
  const { total = 100_00, shippedDaysAgo = 60, currency = 'PLN' } = over
  const { number, id } = await anOrder(market, companyId, { items: [{ price: total }], delivery: 0, currency })
  if (shippedDaysAgo !== null) await handOver(market, number, { daysAgo: shippedDaysAgo })
  const commission = { net: Math.floor(total / 10), vat: 0 }
  const order = { companyId, number, total, commission }
  const key = `payment:${number}` as const
  await inLedger(market, {
    key,
    entries: paymentEntries({ provider: 'sandbox', amount: total, currency }, [order], 0),
    reverses: null,
  })
  /** A part of it goes back to the buyer. */
  const refund = (amount: number, before = 0) =>
    inLedger(market, {
      key: `refund-due:${number}-${before}`,
      entries: refundDueEntries([{ ...order, currency, before, amount }]),
      reverses: key,
    })
  return { id, number, total, owed: total - commission.net, refund }
}

/** An order went its way. `historyAlone`: nothing but its history says so, and its pieces stay promised. */
export async function handOver(
  market: TestMarket,
  number: string,
  { daysAgo, to = 'shipped', historyAlone = false }: { daysAgo: number; to?: string; historyAlone?: boolean },
): Promise<void> {
  const at = new Date(market.deps.now().getTime() - daysAgo * DAY)
  await market.query(
    `insert into order_events (order_id, from_status, to_status, note, at)
    select id, 'confirmed', $2, $2, $3 from orders where number = $1`,
    [number, to, at],
  )
  if (!historyAlone) await market.query('update orders set status = $2 where number = $1', [number, to])
}

export function inLedger(market: TestMarket, ...transactions: Parameters<typeof postTransactions>[1]): Promise<void> {
  return market.deps.db.transaction().execute((db) => postTransactions({ ...market.deps, db }, transactions))
}
