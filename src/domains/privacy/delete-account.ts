import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { eraseAccount } from '../accounts/index.ts'
import { eraseAddresses } from '../address-book/index.ts'
import { recordAudit } from '../audit/index.ts'
import { eraseCarts } from '../cart/index.ts'
import { eraseMailsTo, queueMail } from '../mail/index.ts'
import { eraseReporter } from '../moderation/index.ts'
import { eraseNotices } from '../notices/index.ts'
import { eraseInvitationsTo, leaveCompanies } from '../team/index.ts'
import { eraseWishes } from '../wishes/index.ts'
import { eraseWords } from './erase-words.ts'

/**
 * Erases a person: account, addresses, words of reviews and messages, files that no case needs, names on labels of what has arrived, the name in reports, cart, notices, wishes, mail, places in companies, in one transaction. Orders stay as they were placed, as tax law
 * demands. The last mail goes to the address that is just being forgotten. Of two such calls at once the second finds nobody.
 */
export async function deleteAccount(deps: Deps, actor: Actor | undefined): Promise<void> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const { userId } = actor
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // While orders still say whose they are.
    await eraseWords(inside, userId)
    const { email, firstName, locale } = await eraseAccount(inside, actor)
    await leaveCompanies(inside, userId)
    await eraseInvitationsTo(inside, email)
    await eraseAddresses(inside, userId)
    await eraseNotices(inside, userId)
    await eraseWishes(inside, userId, email)
    await eraseCarts(inside, userId)
    await eraseReporter(inside, { userId, email })
    await eraseMailsTo(inside, email)
    await queueMail(inside, { to: email, locale, template: 'accountDeleted', params: { firstName } })
    await recordAudit(inside, { actorId: userId, action: 'accountDeleted', subjectKind: 'user', subjectId: userId })
  })
}
