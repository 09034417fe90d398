import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { deletePasskey, findPasskeys, type Passkey } from '../store/passkeys.ts'
import { lockConfirmed } from './lock-confirmed.ts'

/** A key as its owner sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

/** The own keys, the oldest first. */
export async function listPasskeys(deps: Deps, actor: Actor) {
  return { passkeys: (await findPasskeys(deps.db, actor.userId)).map(presentPasskey) }
}

/** Removes an own key; those of others do not exist. */
export async function removePasskey(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockConfirmed({ ...deps, db }, actor)
    if (!(await deletePasskey(db, actor.userId, id))) throw new Failure('notFound', 'passkey_not_found')
    await recordAudit(
      { db },
      { actorId: actor.userId, action: 'passkeyRemoved', subjectKind: 'user', subjectId: actor.userId },
    )
  })
}
