import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireOperator } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { CompanyData, OwnCompany } from '../companies/contract.ts'
import {
  addCompany,
  askRegistersLater,
  type ChangedBy,
  changeCompany,
  changedFields,
  checkCompanyData,
  dossiers,
  findCompany,
  lockCompany,
  membership,
  REGISTER_FIELDS,
  readOwnCompany,
  saveOwnerSetting,
} from '../companies/index.ts'
import { clearSettingsCache } from '../settings/index.ts'

/** The company that runs the market; null until it was entered. */
export async function readOwner(deps: Deps, actor: Actor | undefined): Promise<OwnCompany | null> {
  requireOperator(actor)
  const companyId = await dossiers.findOwnerId(deps.db)
  return companyId === undefined ? null : readOwnCompany(deps, companyId, 'owner')
}

/**
 * Enters or changes the company that runs the market. It is approved as it comes, and every operator who enters something of it
 * belongs to it from then on.
 */
export async function saveOwner(
  deps: Deps,
  actor: Actor | undefined,
  data: CompanyData,
  origin: string,
): Promise<OwnCompany> {
  const operator = requireOperator(actor)
  const tidy = checkCompanyData(data)
  const { companyId, role } = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await dossiers.lockOwner(db)
    const known = await dossiers.findOwnerId(db)
    const companyId =
      known === undefined ? await enter(inside, tidy) : await rewrite(inside, known, tidy, { actor: operator, origin })
    const role = await membership.insertOwner(db, companyId, operator.userId)
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
  clearSettingsCache(deps)
  return readOwnCompany(deps, companyId, role)
}

async function enter(deps: Deps, data: CompanyData): Promise<number> {
  const companyId = await addCompany(deps, data, { status: 'approved', operatesMarket: true })
  await saveOwnerSetting(deps, data)
  await askRegistersLater(deps, companyId)
  return companyId
}

/** `changeCompany` keeps the owner's data in step itself. */
async function rewrite(deps: Deps, companyId: number, data: CompanyData, by: ChangedBy): Promise<number> {
  await lockCompany(deps.db, companyId)
  const company = await findCompany(deps.db, companyId)
  if (!company) return companyId
  const changed = changedFields(company, data)
  if (changed.length > 0) await changeCompany(deps, company, data, by)
  if (changed.some((field) => REGISTER_FIELDS.includes(field))) await askRegistersLater(deps, companyId)
  return companyId
}
