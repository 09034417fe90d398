import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { documented } from '../orders/index.ts'
import { lockSetting, writeSetting } from '../settings/index.ts'
import { readOwner } from './read-owner.ts'
import { monthAfter, monthBefore } from './rules/months.ts'

/** The last month (`YYYY-MM`) whose commission was handed to jobs. */
const BILLED_UNTIL = 'commissionBilledUntil'

/**
 * Adds a job for every seller and month that is over, each month once, in the transaction that notes it. The month in which a market first
 * comes here is the first that is billed. Nothing happens until the operator has entered the market's own company.
 */
export async function billMonths(deps: Deps): Promise<void> {
  const over = monthBefore(marketDay(deps.now()).slice(0, 7))
  const owner = await readOwner(deps)
  if (!owner) return
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const known = await lockSetting(inside, BILLED_UNTIL)
    if (typeof known === 'string') {
      for (let month = monthAfter(known); month <= over; month = monthAfter(month)) await addJobs(inside, month)
    }
    if (known !== over) await writeSetting(inside, BILLED_UNTIL, over)
  })
}

async function addJobs(deps: Deps, period: string): Promise<void> {
  const companies = await documented.findCompaniesWithOrders(deps.db, endOf(period))
  const jobs = companies.map((companyId) => ({
    name: 'documents.billCommission' as const,
    payload: { companyId, period },
  }))
  await deps.addJob(deps.db, ...jobs)
}

const endOf = (period: string) => momentsOfDay(`${monthAfter(period)}-01`).start
