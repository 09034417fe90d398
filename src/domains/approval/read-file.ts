import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { dossiers, membership, readOwnCompany } from '../companies/index.ts'
import type { CompanyFile } from './contract.ts'

/** Everything about a company, as the operator may see it. */
export async function readFile(deps: Deps, actor: Actor | undefined, companyId: number): Promise<CompanyFile> {
  requireOperator(actor)
  const dossier = await dossiers.findDossier(deps.db, companyId)
  if (!dossier) throw new Failure('notFound', 'company_not_found')
  const members = await membership.findMembers(deps.db, companyId)
  const { role: _, ...company } = await readOwnCompany(deps, companyId, 'owner')
  return {
    ...company,
    owners: members
      .filter(({ role }) => role === 'owner')
      .map((one) => ({ userId: one.userId, name: nameOf(one), email: one.email })),
    members: members.map((one) => ({ userId: one.userId, name: nameOf(one), role: one.role })),
    submittedAt: dossier.submittedAt?.toISOString() ?? null,
    decidedAt: dossier.decidedAt?.toISOString() ?? null,
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName ? `${firstName} ${lastName}` : firstName
