import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { lockTeam } from '../companies/index.ts'

/** Changes of a company's keys wait for each other; who makes them is an owner still and has just proved who it is. */
export async function lockKeys(deps: Deps, actor: Actor, companyId: number): Promise<void> {
  await lockTeam(deps, companyId, actor.userId, 'apiKeys.edit')
  await requireConfirmed(deps, actor)
}
