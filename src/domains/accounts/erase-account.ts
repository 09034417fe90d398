import type { Deps } from '../../platform/deps.ts'
import { discardDraftUploadsOf, discardFiles } from '../../platform/files/draft-uploads.ts'
import { eraseAnswersOf, eraseAnswersWith } from '../../platform/idempotency/kept-answers.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { requireConfirmed } from './confirm-session.ts'
import { requireOtherOperator } from './people/last-operator.ts'
import { anonymise, eraseAccess, findLeaving } from './store/erase.ts'

/** Who it was, for the last words to that person. */
export type Leaving = { email: string; firstName: string; locale: Locale }

/**
 * Erases the own account in the caller's transaction: who it was, every way to log in, every session, the own pictures (their files go
 * with the next sweep). The row stays, as orders refer to it. `last_operator` when nobody else would run the market;
 * `confirmation_required`; `unauthorized` for an account that is gone already.
 */
export async function eraseAccount(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<Leaving> {
  const { db } = deps
  const { userId } = actor
  const gone = () => new Failure('unauthorized', 'unauthorized')
  await requireOtherOperator(deps, userId).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'user_not_found' ? gone() : error
  })
  const leaving = await findLeaving(db, userId)
  if (!leaving) throw gone()
  // Only now: of two calls at once the second finds neither account nor session, and the first is what counts.
  await requireConfirmed(deps, actor)
  const { avatar, ...person } = leaving
  await discardDraftUploadsOf(db, userId)
  if (!avatar.startsWith('preset-')) await discardFiles(db, [avatar])
  await eraseAccess(db, userId)
  await notifyLive({ db }, [userId], 'session')
  await eraseAnswersOf(db, userId)
  await eraseAnswersWith(db, person.email)
  await anonymise(db, userId, deps.now())
  return person
}
