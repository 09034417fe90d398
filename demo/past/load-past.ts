import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { random } from '../random.ts'
import { openStandIns } from '../stand-ins/open.ts'
import { standInsFile } from '../stand-ins/saved-state.ts'
import { openAgenda } from './agenda.ts'
import { customers } from './customers.ts'
import { readMerchants } from './goods.ts'
import { liveThroughYear } from './live-through-year.ts'
import { openPastMarket, reachPast } from './past-market.ts'
import { planYear } from './plan.ts'
import { openAccounts, stockUp } from './prepare-year.ts'

const DAY = 86_400_000
const YEAR = 366 * DAY
/** Goods that were on offer then already, and are still. */
export const ON_OFFER_SINCE = 380 * DAY

/**
 * A year of orders, lived through by the verbs of the domains with a clock that goes on from the first to the last, in one transaction: all of
 * it is there or nothing. Mails are nobody's any more, and are not kept.
 */
export async function loadPast(deps: Deps, progress: (share: number) => void): Promise<void> {
  const end = deps.now()
  const begin = new Date(end.getTime() - YEAR)
  const merchants = await readMerchants(deps, begin)
  const buyers = customers(random('the buyers of the demo'))
  const planned = planYear(random('the year of the demo'), merchants, buyers)
  await rm(standInsFile(deps.config.dataDir), { force: true })
  await deps.db.connection().execute(async (db) => {
    // Until the last of it nothing has to last: a demo that was cut off is begun anew.
    await sql`set synchronous_commit = off`.execute(db)
    const agenda = openAgenda(begin, end)
    const past = openPastMarket(deps, db, agenda)
    const reached = await reachPast(past.market)
    const standIns = await openStandIns(past.market, { refundsAfter: 0, tells: false })
    try {
      const accounts = await openAccounts(past.deps, buyers)
      await stockUp(past.deps, merchants, planned)
      await liveThroughYear({ past, agenda, accounts, merchants, planned, begin, end, progress })
      await tidy(db)
      await reached.leave(db, deps.config)
    } finally {
      await standIns.close()
      await reached.close()
      await sql`reset synchronous_commit`.execute(db)
    }
  })
}

/** Mails of the past are not sent, its sessions are over, and its carts are nobody's. */
async function tidy(db: Database): Promise<void> {
  await sql`delete from mails`.execute(db)
  await sql`delete from sessions`.execute(db)
  await sql`delete from carts`.execute(db)
}
