import type { Deps } from '../../../platform/deps.ts'
import { eraseAnswersWith } from '../../../platform/idempotency/kept-answers.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { moveMailsTo, queueMail } from '../../mail/index.ts'
import { withToken } from '../attempts.ts'
import { sealPayload } from '../sealed-payload.ts'
import { deleteUnverified, updateEmail } from '../store/profiles.ts'
import { deleteTokens, findEmailChange, findToken, spendToken } from '../store/tokens.ts'
import { lockAccount } from '../store/users.ts'

export type EmailConfirmation = { changed: boolean; waitingFor: 'old' | 'new' | null }

/**
 * Confirms a change of address at one of the two addresses; the second confirmation changes it. A link pressed twice tells the same
 * again and does nothing more. `email_token_invalid`; `account_exist` when the address was taken meanwhile.
 */
export function confirmEmail(deps: Deps, token: string, address: string): Promise<EmailConfirmation> {
  return withToken(deps, address, () =>
    deps.db.transaction().execute((db) => confirmOnce({ ...deps, db }, deps.secrets.hash(token))),
  )
}

async function confirmOnce(deps: Deps, tokenHash: Buffer): Promise<EmailConfirmation> {
  const refused = () => new Failure('invalid', 'email_token_invalid')
  const known = await findToken(deps.db, tokenHash, deps.now())
  const person = known && (await lockAccount(deps.db, known.userId))
  // What was void while we waited for the person is gone now.
  const found = await findToken(deps.db, tokenHash, deps.now())
  if (person?.status !== 'active' || !found || found.email === null) throw refused()
  if (found.purpose !== 'emailOld' && found.purpose !== 'emailNew') throw refused()
  if (person.email === found.email) return { changed: true, waitingFor: null }
  await spendToken(deps.db, tokenHash, deps.now())
  const change = await findEmailChange(deps.db, person.id, deps.now())
  if (change) return { changed: false, waitingFor: change.confirmedOld ? 'new' : 'old' }
  await deleteUnverified(deps.db, found.email)
  if (!(await updateEmail(deps.db, person.id, found.email))) throw invalidField('email', 'account_exist')
  await deleteTokens(deps.db, person.id, ['reset'])
  await recordAudit(deps, { actorId: person.id, action: 'emailChanged', subjectKind: 'user', subjectId: person.id })
  // Nothing keeps the old address but orders, as the law demands.
  await moveMailsTo(deps, person.email, found.email)
  await eraseAnswersWith(deps.db, person.email)
  const left = sealPayload(deps, { address: person.email })
  await deps.emit(deps.db, { name: 'account.addressLeft', payload: left })
  await queueMail(deps, {
    to: person.email,
    locale: person.locale,
    template: 'emailChanged',
    params: { firstName: person.firstName, newEmail: found.email },
  })
  return { changed: true, waitingFor: null }
}
