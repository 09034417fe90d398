import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { CompanyData } from './contract.ts'
import type { ChangedBy } from './guard-bank-data.ts'
import { askRegistersLater, removeFilesLater } from './later.ts'
import { changedFields, companyProblems, normalizeCompany } from './rules/company-data.ts'
import { wasLetIn } from './rules/company-status.ts'
import { changeCompany, refuseFields } from './save-company.ts'
import { findCompany, lockCompany } from './store/companies.ts'
import { deleteForsaken } from './store/save.ts'

/** Who a company is before the law: what its own people cannot change once it was let in. */
export type Identity = Pick<CompanyData, 'name' | 'taxId' | 'country' | 'vatId'>

export type IdentityChange = Identity & { companyId: number; revision: number }

const FIELDS: readonly string[] = ['name', 'taxId', 'country', 'vatId']

/**
 * The operator corrects who a company is, in the caller's transaction; registers are asked anew. Documents and orders keep what they said. Answers
 * what it was and is, or undefined where nothing changes. `changed_meanwhile`, `company_exists`, and `status_conflict` while the company can do it itself.
 */
export async function changeIdentity(
  deps: Deps,
  { companyId, revision, name, taxId, country, vatId }: IdentityChange,
  by: ChangedBy,
): Promise<{ before: Identity; after: Identity } | undefined> {
  const { db } = deps
  await lockCompany(db, companyId)
  const known = await findCompany(db, companyId)
  if (!known) throw new Failure('notFound', 'company_not_found')
  if (known.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
  if (!wasLetIn(known.status)) throw new Failure('conflict', 'status_conflict')
  const before = normalizeCompany(known)
  const data = normalizeCompany({ ...before, name, taxId, country, vatId })
  const changed = changedFields(identityOf(before), identityOf(data) as CompanyData)
  if (changed.length === 0) return undefined
  // What else the company says of itself is not held against the correction, unless it is in another country now.
  const moved = before.country !== data.country
  refuseFields(companyProblems(data).filter(({ field }) => FIELDS.includes(field) || (moved && field === 'postalCode')))
  await removeFilesLater(deps, ...(await deleteForsaken(db, data.country, data.taxId)))
  await changeCompany(deps, known, data, by)
  await askRegistersLater(deps, companyId)
  return { before: identityOf(before), after: identityOf(data) }
}

const identityOf = ({ name, taxId, country, vatId }: CompanyData): CompanyData =>
  ({ name, taxId, country, vatId }) as CompanyData
