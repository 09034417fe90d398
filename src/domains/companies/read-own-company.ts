import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { OwnCompany } from './contract.ts'
import { readPayoutHold } from './read-payout-hold.ts'
import { readRequirements } from './refresh-missing.ts'
import { requireMember } from './require-member.ts'
import { visibleTo } from './rules/field-rights.ts'
import { roleMay, type TeamRole } from './rules/team-permissions.ts'
import { findChecks } from './store/checks.ts'
import { findCompany } from './store/companies.ts'
import { findDocuments } from './store/documents.ts'

/** All of a company, as its own people and the operator see it; who may not see documents or bank data gets none. */
export async function readOwnCompany(deps: Deps, companyId: number, role: TeamRole): Promise<OwnCompany> {
  const company = await findCompany(deps.db, companyId)
  if (!company) throw new Failure('notFound', 'company_not_found')
  const { missing, createdAt, ...data } = company
  const asked = await readRequirements(deps)
  const checks = await findChecks(deps.db, companyId)
  const documents = roleMay(role, 'documents.view') ? await findDocuments(deps.db, companyId) : []
  const held = roleMay(role, 'company.bank') ? await readPayoutHold(deps, companyId) : undefined
  return {
    ...visibleTo(role, data),
    createdAt: createdAt.toISOString(),
    payoutsHeldUntil: held?.toISOString() ?? null,
    role,
    requirements: asked.map((name) => ({ name, met: !missing.includes(name) })),
    documents: documents.map(({ fileKey: _, ...document }) => ({
      ...document,
      createdAt: document.createdAt.toISOString(),
    })),
    checks: checks.map((check) => ({ ...check, at: check.at.toISOString() })),
  }
}

/** The same, for who belongs to the company. */
export async function readData(deps: Deps, actor: Actor | undefined, companyId: number): Promise<OwnCompany> {
  const { role } = requireMember(deps, actor, companyId, 'company.view')
  return readOwnCompany(deps, companyId, role)
}
