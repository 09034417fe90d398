import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, type FieldError } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseGreenWords } from '../settings/index.ts'
import type { CompanyData, OwnCompany } from './contract.ts'
import { askRegistersLater } from './later.ts'
import { readOwnCompany } from './read-own-company.ts'
import { requireMember } from './require-member.ts'
import { changedFields, companyProblems, normalizeCompany } from './rules/company-data.ts'
import { isLocked, mayChange, REGISTER_FIELDS, withUnseen } from './rules/field-rights.ts'
import { roleMay, type TeamRole } from './rules/team-permissions.ts'
import { changeCompany, refuseFields } from './save-company.ts'
import { saveOwnerSetting } from './save-owner-setting.ts'
import { type CompanyRow, findCompany, lockCompany } from './store/companies.ts'

/**
 * Changes what a company says of itself. Each field asks its own permission, and only when it changed; somebody else's change in between
 * is `changed_meanwhile`.
 */
export async function changeData(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { revision, ...input }: CompanyData & { revision: number },
  origin: string,
): Promise<OwnCompany> {
  const member = requireMember(deps, actor, companyId, 'company.view')
  if (!roleMay(member.role, 'company.edit') && !roleMay(member.role, 'company.bank')) {
    throw new Failure('forbidden', 'forbidden')
  }
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCompany(db, companyId)
    const known = await findCompany(db, companyId)
    if (!known) throw new Failure('notFound', 'company_not_found')
    if (known.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    const before = normalizeCompany(known)
    const data = withUnseen(member.role, normalizeCompany(input), before)
    const changed = changedFields(before, data)
    if (changed.length === 0) return
    refuse(known, data, changed, member.role)
    await refuseGreenWords(inside, { about: { now: wordsOf(data), before: wordsOf(before) } })
    await changeCompany(inside, known, data, { actor: member.actor, origin })
    if (known.operatesMarket) await saveOwnerSetting(inside, data)
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'companyChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { fields: changed.join(', ') },
    })
    const wasSubmitted = known.status !== 'draft' && known.status !== 'rejected'
    if (wasSubmitted && changed.some((field) => REGISTER_FIELDS.includes(field))) {
      await askRegistersLater(inside, companyId)
    }
  })
  return readOwnCompany(deps, companyId, member.role)
}

const wordsOf = ({ about }: CompanyData) => Object.values(about).join('\n')

function refuse(known: CompanyRow, data: CompanyData, changed: (keyof CompanyData)[], role: TeamRole): void {
  const errors = (fields: (keyof CompanyData)[], code: string): FieldError[] => fields.map((field) => ({ field, code }))
  const foreign = errors(
    changed.filter((field) => !mayChange(role, field)),
    'forbidden',
  )
  if (foreign.length > 0) throw new Failure('forbidden', 'forbidden', { fields: foreign })
  refuseFields(
    errors(
      changed.filter((field) => isLocked(known.status, field)),
      'field_locked',
    ),
  )
  // What was taken before and stays is not held against a change of something else; numbers hang on the country.
  const all = changed.includes('country') || changed.includes('taxId')
  refuseFields(companyProblems(data).filter(({ field }) => all || (changed as string[]).includes(field)))
}
