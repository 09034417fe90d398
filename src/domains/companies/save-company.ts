import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure, type FieldError, invalidField } from '../../values/failure.ts'
import type { CompanyData } from './contract.ts'
import { refreshMissing } from './refresh-missing.ts'
import { companyProblems, tidyCompany } from './rules/company-data.ts'
import type { CompanyStatus } from './rules/company-status.ts'
import type { CompanyRow } from './store/companies.ts'
import { insertCompany, isTaxIdTaken, updateCompany } from './store/save.ts'

/** The data tidied; refuses with every wrong field by name. */
export function checkCompanyData(data: CompanyData): CompanyData {
  const tidy = tidyCompany(data)
  refuseFields(companyProblems(tidy))
  return tidy
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

/** Writes checked data over a company, in the caller's transaction, which holds the company since it read `known`. */
export async function changeCompany(deps: Deps, known: CompanyRow, data: CompanyData): Promise<void> {
  const renumbered = known.taxId !== data.taxId || known.country !== data.country
  if (renumbered && (await isTaxIdTaken(deps.db, data.country, data.taxId, known.id))) {
    throw invalidField('taxId', 'company_exists')
  }
  await updateCompany(deps.db, known.id, data, deps.now())
  await refreshMissing(deps, known.id)
  if (known.shortName !== data.shortName || known.city !== data.city) {
    await deps.emit(deps.db, { name: 'company.changed', payload: { companyId: known.id } })
  }
  await invalidateTags(deps.db, [`company:${known.id}`])
}
