import type { Deps } from '../../platform/deps.ts'
import { addDays, marketDay } from '../../values/days.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import type { Currency } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { dossiers } from '../companies/index.ts'
import { sellerMoney } from '../ledger/index.ts'
import { documented } from '../orders/index.ts'
import type { BillableOrder } from './rules/commission-bill.ts'
import type { DocumentContent } from './rules/content.ts'
import { keptCommission } from './rules/kept-commission.ts'
import { monthAfter } from './rules/months.ts'
import { findBilled } from './store/billed.ts'

/** Days that a seller has to pay what nothing was there for. */
const DAYS_TO_PAY = 14
/** Orders read at once. */
const SLICE = 1000

/** Orders of a company that were confirmed in a month of the market's clock, count as sold and were never billed. */
export async function readUnbilled(deps: Deps, companyId: number, period: string): Promise<BillableOrder[]> {
  const time = { from: momentsOfDay(`${period}-01`).start, until: momentsOfDay(`${monthAfter(period)}-01`).start }
  const found: BillableOrder[] = []
  for (let after = 0; ; ) {
    const slice = await documented.findSoldCommissions(deps.db, companyId, time, { after, limit: SLICE })
    const billed = await findBilled(
      deps.db,
      slice.map(({ orderId }) => orderId),
    )
    const unbilled = slice.filter(({ orderId }) => !billed.has(orderId))
    found.push(...unbilled.map((order) => ({ ...order, commission: keptCommission(order) })))
    const last = slice.at(-1)
    if (!last || slice.length < SLICE) return found
    after = last.orderId
  }
}

type Invoice = { ownerId: number; companyId: number; currency: Currency; total: number }

/**
 * What of an invoice of commission nothing is there for, in grosze: the seller owes the market after all that was booked, money that waits for
 * its day included. Never more than the invoice; what is owed beyond it stands on the seller's page of payouts.
 */
export async function readDue(
  deps: Deps,
  { ownerId, companyId, currency, total }: Invoice,
): Promise<Pick<DocumentContent['payment'], 'due'>> {
  const owed = await sellerMoney.findOwed(deps.db, companyId, currency)
  if (owed === 0) return {}
  const [account] = await dossiers.findPayoutAccounts(deps.db, [ownerId])
  const payBy = addDays(marketDay(deps.now()), DAYS_TO_PAY)
  return { due: { amount: Math.min(owed, total), iban: must(account, `company ${ownerId}`).iban, payBy } }
}
