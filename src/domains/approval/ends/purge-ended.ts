import type { Deps } from '../../../platform/deps.ts'
import { monthsAfter } from '../../../values/market-time.ts'
import { dossiers } from '../../companies/index.ts'
import { EVIDENCE_MONTHS } from '../rules/end-rules.ts'
import { findToPurge, setPurged } from '../store/ends.ts'

const BATCH = 50

/**
 * Six months after the end of the contract, what a company brought to be let in is deleted (Regulation 2022/2065 art. 30 par. 5). What tax law asks to
 * keep (orders, documents, the ledger) stays.
 */
export async function purgeEnded(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const { id, companyId } of await findToPurge(deps.db, monthsAfter(now, -EVIDENCE_MONTHS), BATCH)) {
    await deps.db.transaction().execute(async (db) => {
      if (await setPurged(db, id, now)) await dossiers.purgeEvidence({ ...deps, db }, companyId)
    })
  }
}
