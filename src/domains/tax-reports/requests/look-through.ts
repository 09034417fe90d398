import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { dossiers } from '../../companies/index.ts'
import { beginRound, deleteRoundsBefore } from '../store/requests.ts'
import { settleRequest } from './settle-request.ts'

/** Companies of one step. */
const STEP = 50

/** Begins to look through all companies, once a day of the market, whoever asks. */
export function beginLookThrough(deps: Deps): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const day = marketDay(deps.now())
    if (!(await beginRound(db, day))) return
    await deleteRoundsBefore(db, day)
    await deps.addJob(db, { name: 'taxReports.lookThrough', payload: { after: 0 } })
  })
}

/** The next companies behind an id: each in a transaction of its own, so that one does not keep the others. A step that dies is done again; nobody is asked twice. */
export async function lookThrough(deps: Deps, after: number, signal: AbortSignal): Promise<void> {
  const parties = await dossiers.findTaxParties(deps.db, after, STEP)
  for (const { companyId } of parties) {
    signal.throwIfAborted()
    await deps.db.transaction().execute((db) => settleRequest({ ...deps, db }, companyId, { asks: true }))
  }
  const last = parties.at(-1)
  if (last && parties.length === STEP) {
    const key = `taxReports.lookThrough ${marketDay(deps.now())} ${last.companyId}`
    await deps.addJob(deps.db, { name: 'taxReports.lookThrough', payload: { after: last.companyId }, key })
  }
}
