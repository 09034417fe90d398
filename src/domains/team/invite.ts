import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { DEFAULT_LOCALE, localePath } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { readContacts, readLocaleOf } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { TeamRole } from '../companies/contract.ts'
import { findCompany, lockTeam, requireMember } from '../companies/index.ts'
import { queueMail, requireMail } from '../mail/index.ts'
import { checkRoom } from './check-room.ts'
import type { Team } from './contract.ts'
import { PER_ADDRESS, PER_PERSON } from './invitation-limits.ts'
import { readTeam } from './read-team.ts'
import { upsertInvitation } from './store.ts'

const DAYS = 7

export type InvitationInput = { companyId: number; email: string; role: TeamRole; origin: string }

/**
 * Invites somebody by e-mail and answers the team. Whether the address has an account shows nowhere but in the language of the mail.
 * An earlier invitation of the address is replaced.
 */
export async function invite(deps: Deps, actor: Actor | undefined, input: InvitationInput): Promise<Team> {
  const { companyId, email, role, origin } = input
  const { actor: inviter } = requireMember(deps, actor, companyId, 'team.edit')
  requireMail(deps)
  await deps.limits.count(PER_PERSON, inviter.userId)
  await deps.limits.count(PER_ADDRESS, email)
  const token = randomBytes(32).toString('base64url')
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockTeam(inside, companyId, inviter.userId, 'team.edit')
    await checkRoom(inside, companyId, email)
    await upsertInvitation(db, deps.secrets.hash(token), {
      companyId,
      email,
      role,
      invitedBy: inviter.userId,
      at,
      expiresAt: new Date(at.getTime() + DAYS * 86_400_000),
    })
    await recordAudit(inside, {
      actorId: inviter.userId,
      action: 'memberInvited',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { role },
    })
    const [from] = await readContacts(inside, [inviter.userId])
    const locale = (await readLocaleOf(inside, email)) ?? from?.locale ?? DEFAULT_LOCALE
    const company = must(await findCompany(db, companyId), `company ${companyId}`).name
    const name = [from?.firstName, from?.lastName].filter(Boolean).join(' ')
    const link = `${origin}${localePath('/invitation', locale)}?token=${token}`
    const params = { company, role, inviter: name, link, days: DAYS }
    await queueMail(inside, { to: email, locale, template: 'teamInvitation', params })
  })
  return readTeam(deps, actor, companyId)
}
