import type { Deps } from '../../platform/deps.ts'
import { removeFilesLater } from './later.ts'
import { deleteEvidence } from './store/drafts.ts'

/** Takes away, in the caller's transaction, the papers of a company and what registers said of it: what it once brought to be let in. */
export async function purgeEvidence(deps: Deps, companyId: number): Promise<void> {
  await removeFilesLater(deps, ...(await deleteEvidence(deps.db, companyId)))
}
