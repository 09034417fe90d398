import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { PublicCompany } from './contract.ts'
import { readData } from './read-own-company.ts'
import { TEAM_ROLES, type TeamRole } from './rules/team-permissions.ts'
import { type CompanyOfMember, findCompaniesOf } from './store/companies.ts'
import { findPublicCompanies } from './store/public-companies.ts'

/** Public data of a company that sells or did, or runs the market; `company_not_found` for drafts and strangers alike. */
export async function readCompany(deps: Deps, id: number): Promise<PublicCompany> {
  const [company] = await findPublicCompanies(deps.db, [id], deps.now())
  if (!company) throw new Failure('notFound', 'company_not_found')
  return company
}

/** Sellers by id, in id order; unknown ids are left out. */
export function readSellers(deps: Deps, ids: readonly number[]): Promise<PublicCompany[]> {
  return findPublicCompanies(deps.db, ids, deps.now())
}

/** Companies of which one is a member, with one's part in each. */
export async function readMyCompanies(
  deps: Deps,
  actor: Actor | undefined,
): Promise<(CompanyOfMember & { role: TeamRole })[]> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const companies = await findCompaniesOf(deps.db, actor.companyIds)
  return companies.flatMap((company) => {
    const role = TEAM_ROLES.find((one) => one === actor.roles[company.id])
    return role ? [{ ...company, role }] : []
  })
}

/** Where a person works, for an export of all that is kept of that person: all data of own companies, of others no more than their name. */
export async function readCompaniesToExport(deps: Deps, actor: Actor): Promise<unknown[]> {
  const companies = await readMyCompanies(deps, actor)
  return Promise.all(companies.map((one) => (one.role === 'owner' ? readData(deps, actor, one.id) : one)))
}
