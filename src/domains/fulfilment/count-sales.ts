import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { documented } from '../orders/index.ts'
import { beginSales, noteSales, SALES_DAYS } from '../search/index.ts'

/** Companies whose sales one job counts. */
const STEP = 50
const DAY = 86_400_000

/** Once a day the count begins; the claim of the day and the first job are one transaction. */
export async function beginCountingSales(deps: Deps): Promise<void> {
  const day = marketDay(deps.now())
  await deps.db.transaction().execute(async (db) => {
    if (await beginSales({ db }, day)) await addStep({ ...deps, db }, 0, day)
  })
}

/**
 * How often what companies offer was bought and kept lately, for the order of lists: some companies, and the job of the next. Done again it
 * finds the same and changes nothing.
 */
export async function countSales(
  deps: Deps,
  { after, day }: { after: number; day: string },
  signal?: AbortSignal,
): Promise<void> {
  const companyIds = await documented.findCompaniesWithin(deps.db, after, STEP)
  const since = new Date(deps.now().getTime() - SALES_DAYS * DAY)
  const counted = await documented.findModelBuyers(deps.db, companyIds, since)
  signal?.throwIfAborted()
  await noteSales(deps, companyIds, counted)
  const last = companyIds.at(-1)
  if (last !== undefined && companyIds.length === STEP) await addStep(deps, last, day)
}

function addStep(deps: Deps, after: number, day: string): Promise<void> {
  const key = `fulfilment.countSales ${day} ${after}`
  return deps.addJob(deps.db, { name: 'fulfilment.countSales', payload: { after, day }, key })
}
