import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSetting } from '../settings/index.ts'
import { isTaxConfirmed } from './rules/register-answer.ts'
import { DEFAULT_REQUIREMENTS, missingRequirements, REQUIREMENTS, type Requirement } from './rules/requirements.ts'
import { findChecks } from './store/checks.ts'
import { findCompany, lockCompany, setMissing } from './store/companies.ts'
import { findDocuments } from './store/documents.ts'

/** Key of the operator's list in the settings. */
export const REQUIREMENTS_SETTING = 'sellerRequirements'

/** What the operator asks of a company before it sells. */
export async function readRequirements(deps: Deps): Promise<Requirement[]> {
  const chosen = await readSetting(deps, REQUIREMENTS_SETTING)
  return REQUIREMENTS.filter((one) => (Array.isArray(chosen) ? chosen : DEFAULT_REQUIREMENTS).includes(one))
}

/**
 * Weighs the company up against the operator's list, inside the caller's transaction, and tells the listeners when it thereby begins or
 * ceases to sell. Belongs after every change of data, photo, documents and checks.
 */
export async function refreshMissing(deps: Deps, companyId: number): Promise<void> {
  const before = await lockCompany(deps.db, companyId)
  // Read after the lock: what others wrote while we waited counts.
  const company = await findCompany(deps.db, companyId)
  if (!before || !company) return
  const asked = await readRequirements(deps)
  const documents = await findDocuments(deps.db, companyId)
  const checks = await findChecks(deps.db, companyId)
  const missing = missingRequirements(asked, {
    ...company,
    taxConfirmed: isTaxConfirmed(company, checks),
    documents: documents.map(({ kind }) => kind),
  })
  if (missing.join() === company.missing.join()) return
  const sells = await setMissing(deps.db, companyId, missing)
  if (sells === before.sells) return
  await deps.emit(deps.db, { name: 'company.changed', payload: { companyId } })
  await invalidateTags(deps.db, [`company:${companyId}`, 'shops'])
}
