import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { lockPerson, readContacts } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { TeamRole } from '../companies/contract.ts'
import { findCompany, lockCompany, membership } from '../companies/index.ts'
import { TEAM_LIMIT } from './contract.ts'
import { followMembership } from './follow-membership.ts'
import { findInvitation, takeInvitation } from './store.ts'

export type Offer = { company: string; role: TeamRole; email: string; expiresAt: string }

const unknown = () => new Failure('notFound', 'invitation_not_found')

/** What an invitation offers to whoever has its link. */
export async function readInvitation(deps: Deps, token: string): Promise<Offer> {
  const found = await findInvitation(deps.db, deps.secrets.hash(token), deps.now())
  if (!found) throw unknown()
  const { companyId, role, email, expiresAt } = found
  const { name } = must(await findCompany(deps.db, companyId), `company ${companyId} of an invitation`)
  return { company: name, role, email, expiresAt: expiresAt.toISOString() }
}

/**
 * Joins the company. The invitation is for the person at the invited address, not for whoever got hold of the link; it works once.
 */
export async function acceptInvitation(
  deps: Deps,
  actor: Actor | undefined,
  token: string,
): Promise<{ companyId: number }> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockPerson(inside, actor.userId)
    const known = await findInvitation(db, deps.secrets.hash(token), deps.now())
    if (!known) throw unknown()
    // Held before the invitation, as everybody does who changes the team.
    await lockCompany(db, known.companyId)
    const invitation = await takeInvitation(db, deps.secrets.hash(token), deps.now())
    if (!invitation) throw unknown()
    const { companyId, role } = invitation
    const [person] = await readContacts(inside, [actor.userId])
    if (person?.email.toLowerCase() !== invitation.email.toLowerCase()) {
      throw new Failure('forbidden', 'invitation_for_other')
    }
    if (await membership.insertMember(db, companyId, actor.userId, role)) {
      const { members } = await membership.countTeam(db, companyId)
      if (members > TEAM_LIMIT) throw new Failure('conflict', 'team_full', { params: { maximum: TEAM_LIMIT } })
      await recordAudit(inside, {
        actorId: actor.userId,
        action: 'memberJoined',
        subjectKind: 'company',
        subjectId: String(companyId),
        detail: { member: actor.userId, role },
      })
    }
    await followMembership(inside, actor.userId)
    return { companyId }
  })
}
