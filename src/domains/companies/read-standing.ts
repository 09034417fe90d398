import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readRequirements } from './refresh-missing.ts'
import type { CompanyStatus } from './rules/company-status.ts'
import { findCompany } from './store/companies.ts'

/** How far a company is: its state, and how many of the operator's requirements it does not meet; `company_not_found`. */
export async function readStanding(deps: Deps, companyId: number): Promise<{ status: CompanyStatus; missing: number }> {
  const company = await findCompany(deps.db, companyId)
  if (!company) throw new Failure('notFound', 'company_not_found')
  const asked = company.missing.length > 0 ? await readRequirements(deps) : []
  return { status: company.status, missing: asked.filter((one) => company.missing.includes(one)).length }
}
