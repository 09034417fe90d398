import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'

/** That somebody changed what the company sends with. */
export const noteSendingChange = (deps: Deps, { userId }: Actor, companyId: number): Promise<void> =>
  recordAudit(deps, {
    ...{ actorId: userId, action: 'sendingChanged', subjectKind: 'company', subjectId: String(companyId) },
  })
