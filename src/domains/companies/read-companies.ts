import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { PublicCompany } from './contract.ts'
import { findCompanies } from './store.ts'

/** Public data of a company that sells or did; `company_not_found` for drafts and strangers alike. */
export async function readCompany(deps: Deps, id: number): Promise<PublicCompany> {
  const [company] = await findCompanies(deps.db, [id])
  if (!company) throw new Failure('notFound', 'company_not_found')
  return company
}

/** Sellers by id, in id order; unknown ids are left out. */
export function readSellers(deps: Deps, ids: readonly number[]): Promise<PublicCompany[]> {
  return findCompanies(deps.db, ids)
}
