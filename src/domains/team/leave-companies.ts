import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { later, membership } from '../companies/index.ts'
import { endWhatOwnerGave } from './end-what-owner-gave.ts'

/**
 * Takes a person out of every company, in the caller's transaction, which holds the person: her account is being deleted. What she began
 * alone and never handed in goes with her; any other company that would be left without an owner keeps her (`company_needs_owner`).
 */
export async function leaveCompanies(deps: Deps, userId: string): Promise<void> {
  const memberships = await membership.lockMemberships(deps.db, userId)
  if (memberships.some((one) => isLastOwner(one) && !isBareDraft(one))) throw needsOwner()
  for (const one of memberships) await leave(deps, userId, one)
}

const isLastOwner = ({ role, owners }: membership.Membership) => role === 'owner' && owners === 1
const isBareDraft = ({ status, members, operatesMarket }: membership.Membership) =>
  status === 'draft' && members === 1 && !operatesMarket
const needsOwner = () => new Failure('conflict', 'company_needs_owner')

async function leave(deps: Deps, userId: string, place: membership.Membership): Promise<void> {
  const { companyId, role } = place
  if (isLastOwner(place)) await later.removeFilesLater(deps, ...(await removeDraft(deps, companyId)))
  else {
    await membership.deleteMember(deps.db, companyId, userId)
    await endWhatOwnerGave(deps, companyId, userId, userId)
  }
  await recordAudit(deps, {
    actorId: userId,
    action: 'memberRemoved',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { member: userId, role, left: true },
  })
}

async function removeDraft(deps: Deps, companyId: number): Promise<string[]> {
  try {
    return await membership.deleteDraft(deps.db, companyId)
  } catch (error) {
    // Something hangs on it already (a shop, goods): then it is no bare draft.
    if ((error as { code?: string }).code === '23503') throw needsOwner()
    throw error
  }
}
