import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure, type FieldError, invalidField } from '../../values/failure.ts'
import type { CompanyData } from './contract.ts'
import { type ChangedBy, guardBankData } from './guard-bank-data.ts'
import { removeFilesLater } from './later.ts'
import { refreshMissing } from './refresh-missing.ts'
import { companyProblems, normalizeCompany } from './rules/company-data.ts'
import type { CompanyStatus } from './rules/company-status.ts'
import { saveOwnerSetting } from './save-owner-setting.ts'
import type { CompanyRow } from './store/companies.ts'
import { deleteForsaken, insertCompany, updateCompany } from './store/save.ts'

/** The data tidied; refuses with every wrong field by name. */
export function checkCompanyData(data: CompanyData): CompanyData {
  const normalized = normalizeCompany(data)
  refuseFields(companyProblems(normalized))
  return normalized
}

/** One wrong field is refused by its own code, several together as `validation`. */
export function refuseFields(fields: FieldError[]): void {
  const [first] = fields
  if (first) throw new Failure('invalid', fields.length === 1 ? first.code : 'validation', { fields })
}

/** Adds a company of checked data, in the caller's transaction; `company_exists` when the tax number is taken in its country. */
export async function addCompany(
  deps: Deps,
  data: CompanyData,
  more: { status?: CompanyStatus; photoKey?: string | null; operatesMarket?: boolean } = {},
): Promise<number> {
  await removeFilesLater(deps, ...(await deleteForsaken(deps.db, data.country, data.taxId)))
  const id = await insertCompany(deps.db, {
    status: 'draft',
    photoKey: null,
    operatesMarket: false,
    ...data,
    ...more,
    selfCertifiedAt: data.selfCertified ? deps.now() : null,
  })
  if (id === 0) throw invalidField('taxId', 'company_exists')
  await refreshMissing(deps, id)
  return id
}

/** Writes checked data over a company, in the caller's transaction, which has locked the company since it read `known`. */
export async function changeCompany(deps: Deps, known: CompanyRow, data: CompanyData, by: ChangedBy): Promise<void> {
  await guardBankData(deps, known, data, by)
  const written = await updateCompany(deps.db, known.id, data, deps.now())
  if (!written) throw invalidField('taxId', 'company_exists')
  await refreshMissing(deps, known.id)
  if (known.shortName !== data.shortName || known.city !== data.city) {
    await deps.emit(deps.db, { name: 'company.changed', payload: { companyId: known.id } })
  }
  if (known.operatesMarket) await saveOwnerSetting(deps, data)
  await invalidateTags(deps.db, [`company:${known.id}`])
}
