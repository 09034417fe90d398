import type { Deps } from '../../../platform/deps.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { readContacts } from '../read-contacts.ts'

type News = 'secondFactorOn' | 'secondFactorOff' | 'secondFactorRemoved'

/**
 * On record, and by mail: whoever did not do this has to learn of it. `actorId`: who did it; null for somebody at the machine.
 */
export async function notifyPerson(deps: Deps, actorId: string | null, userId: string, what: News): Promise<void> {
  const detail = actorId === null ? { by: 'command line' } : {}
  await recordAudit(deps, { actorId, action: what, subjectKind: 'user', subjectId: userId, detail })
  for (const { email, locale, firstName } of await readContacts(deps, [userId])) {
    await queueMail(deps, { to: email, locale, template: what, params: { firstName } })
  }
}
