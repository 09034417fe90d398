import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { requireConfirmed, setSeller } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { dossiers, membership, readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'

/**
 * Removes a registration that never went further than a draft, where its tax number belongs to somebody else: the number is free, and whoever began
 * it is told why. `confirmation_required`, `status_conflict`.
 */
export async function removeForeignDraft(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, reason }: { companyId: number; reason: string },
): Promise<{ kept: boolean }> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const owners = await readContactsOf(inside, companyId, 'owners')
    const members = await membership.findRoles(db, companyId)
    const { name, taxId, country, kept } = await dossiers.removeDraft(inside, companyId)
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'draftRemoved', subjectKind: 'company', subjectId: String(companyId) },
      detail: { reason, country, before: taxId, left: kept },
    })
    if (!kept)
      for (const { userId } of members) await setSeller(inside, userId, await membership.belongsSomewhere(db, userId))
    await notify(inside, {
      ...{ kind: 'companyDecision', userIds: owners.map(({ userId }) => userId), key: `${companyId} draft` },
      ...{ data: { company: name, step: 'draftRemoved' }, path: kept ? '/company-data' : '/registercompany' },
    })
    for (const { email, locale } of owners)
      await queueMail(inside, { to: email, locale, template: 'draftRemoved', params: { company: name, reason } })
    return { kept }
  })
}
