import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { localePath } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { readOperators } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { queueMail } from '../mail/index.ts'
import type { OwnCompany } from './contract.ts'
import { askRegistersLater } from './later.ts'
import { readOwnCompany } from './read-own-company.ts'
import { refreshMissing } from './refresh-missing.ts'
import { requireMember } from './require-member.ts'
import { nextStatus } from './rules/company-status.ts'
import { findCompany, lockCompany, setSubmitted } from './store/companies.ts'

/**
 * Hands a company in for approval: the operators get mail, the registers are asked. What only a register can say (`taxStatus`) is not
 * waited for here: it is asked after this step.
 */
export async function submitCompany(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  origin: string,
): Promise<OwnCompany> {
  const member = requireMember(deps, actor, companyId, 'company.submit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await lockCompany(db, companyId)
    if (!before) throw new Failure('notFound', 'company_not_found')
    if (!nextStatus(before.status, 'submit')) throw new Failure('conflict', 'status_conflict')
    await refreshMissing(inside, companyId)
    const company = must(await findCompany(db, companyId), `company ${companyId}`)
    refuseIncomplete(company.missing)
    await setSubmitted(db, companyId, deps.now())
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'companySubmitted',
      subjectKind: 'company',
      subjectId: String(companyId),
    })
    for (const { email, locale } of await readOperators(inside, 'companies')) {
      const link = origin + localePath(`/admin/companies/${companyId}`, locale)
      const params = { company: company.name, link }
      await queueMail(inside, { to: email, locale, template: 'companyWaiting', params })
    }
    await askRegistersLater(inside, companyId)
  })
  return readOwnCompany(deps, companyId, member.role)
}

function refuseIncomplete(missing: readonly string[]): void {
  const fields = missing
    .filter((name) => name !== 'taxStatus')
    .map((name) => ({ field: `requirements.${name}`, code: 'requirements_missing' }))
  if (fields.length > 0) throw new Failure('conflict', 'requirements_missing', { fields })
}
