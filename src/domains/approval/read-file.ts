import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireOperator } from '../accounts/index.ts'
import { readOwnCompany } from '../companies/index.ts'
import type { CompanyFile } from './contract.ts'
import { findDossier } from './store.ts'

/** Everything about a company, as the operator may see it. */
export async function readFile(deps: Deps, actor: Actor | undefined, companyId: number): Promise<CompanyFile> {
  requireOperator(actor)
  const dossier = await findDossier(deps.db, companyId)
  if (!dossier) throw new Failure('notFound', 'company_not_found')
  const { role: _, ...company } = await readOwnCompany(deps, companyId, 'owner')
  return {
    ...company,
    owners: dossier.owners,
    submittedAt: dossier.submittedAt?.toISOString() ?? null,
    decidedAt: dossier.decidedAt?.toISOString() ?? null,
  }
}
