import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { clearSettingsCache } from '../settings/index.ts'
import type { CompanyData, OwnCompany } from './contract.ts'
import type { ChangedBy } from './guard-bank-data.ts'
import { askRegistersLater } from './later.ts'
import { readOwnCompany } from './read-own-company.ts'
import { changedFields } from './rules/company-data.ts'
import { REGISTER_FIELDS } from './rules/field-rights.ts'
import { addCompany, changeCompany, checkCompanyData } from './save-company.ts'
import { saveOwnerSetting } from './save-owner-setting.ts'
import { findCompany, lockCompany } from './store/companies.ts'
import { findOwnerId, lockOwner } from './store/dossiers.ts'
import { insertOwner } from './store/members.ts'

/** The company that runs the market; null until it was entered. */
export async function readMarketOwner(deps: Deps, actor: Actor | undefined): Promise<OwnCompany | null> {
  requireOperator(actor)
  const companyId = await findOwnerId(deps.db)
  return companyId === undefined ? null : readOwnCompany(deps, companyId, 'owner')
}

/**
 * Enters or changes the company that runs the market. It is approved as it comes, and every operator who enters something of it
 * belongs to it from then on.
 */
export async function saveMarketOwner(
  deps: Deps,
  actor: Actor | undefined,
  data: CompanyData,
  origin: string,
): Promise<OwnCompany> {
  const operator = requireOperator(actor)
  const normalized = checkCompanyData(data)
  const { companyId, role } = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockOwner(db)
    const known = await findOwnerId(db)
    const companyId =
      known === undefined
        ? await enter(inside, normalized)
        : await rewrite(inside, known, normalized, { actor: operator, origin })
    const role = await insertOwner(db, companyId, operator.userId)
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
