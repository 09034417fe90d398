import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/http/service.ts'
import { recordAudit } from '../../audit/index.ts'
import { forgetSettings } from '../../settings/index.ts'
import type { CompanyData, OwnCompany } from '../contract.ts'
import { keepOwner } from '../keep-owner.ts'
import { readOwnCompany } from '../read-own-company.ts'
import { addCompany, changeCompany, checkCompanyData } from '../save-company.ts'
import { findCompany, lockCompany } from '../store/companies.ts'
import { requireOperator } from './require-operator.ts'
import { findOwnerId, holdOwner, insertOwner } from './store.ts'

/** The company that runs the market; null until it was entered. */
export async function readOwner(deps: Deps, actor: Actor | undefined): Promise<OwnCompany | null> {
  requireOperator(actor)
  const companyId = await findOwnerId(deps.db)
  return companyId === undefined ? null : readOwnCompany(deps, companyId, 'owner')
}

/**
 * Enters or changes the company that runs the market. It is approved as it comes, and every operator who enters something of it
 * belongs to it from then on.
 */
export async function saveOwner(deps: Deps, actor: Actor | undefined, data: CompanyData): Promise<OwnCompany> {
  const operator = requireOperator(actor)
  const tidy = checkCompanyData(data)
  const { companyId, role } = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await holdOwner(db)
    const known = await findOwnerId(db)
    const companyId = known ?? (await addCompany(inside, tidy, { status: 'approved', operatesMarket: true }))
    if (known !== undefined) await rewrite(inside, known, tidy)
    const role = await insertOwner(db, companyId, operator.userId)
    await keepOwner(inside, tidy)
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'ownerChanged',
      subjectKind: 'market',
      subjectId: 'owner',
      detail: { companyId },
    })
    return { companyId, role }
  })
  // Who asked while the change was not yet there may have remembered the old.
  forgetSettings(deps)
  return readOwnCompany(deps, companyId, role)
}

async function rewrite(deps: Deps, companyId: number, data: CompanyData): Promise<void> {
  await lockCompany(deps.db, companyId)
  const company = await findCompany(deps.db, companyId)
  if (company) await changeCompany(deps, company, data)
}
