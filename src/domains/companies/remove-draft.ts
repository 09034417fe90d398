import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { removeFilesLater } from './later.ts'
import { findCompany, lockCompany } from './store/companies.ts'
import { deleteDraft, findFileKeys, releaseNumber } from './store/drafts.ts'

export type RemovedDraft = { name: string; taxId: string; country: string; kept: boolean }

/**
 * A registration that never went further than a draft is removed in the caller's transaction, with its files: its tax number is free. `kept`: something
 * hangs on it, so it stays without the number. What was handed in is decided on instead: `status_conflict`.
 */
export async function removeDraft(deps: Deps, companyId: number): Promise<RemovedDraft> {
  const { db } = deps
  await lockCompany(db, companyId)
  const known = await findCompany(db, companyId)
  if (!known) throw new Failure('notFound', 'company_not_found')
  if (known.status !== 'draft' || known.operatesMarket) throw new Failure('conflict', 'status_conflict')
  const { name, taxId, country } = known
  const keys = await findFileKeys(db, companyId)
  const removed = await deleteDraft(db, companyId)
  if (removed) await removeFilesLater(deps, ...keys)
  else await releaseNumber(db, companyId)
  return { name, taxId, country, kept: !removed }
}
