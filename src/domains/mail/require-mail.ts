import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'

/** Whether people learn what a mail says: there is a mail server, or a demo, whose visitors read the outbox. */
export const mailReaches = ({ config }: Pick<Deps, 'config'>): boolean => config.demo || config.smtpUrl !== undefined

/** Throws unless a mail would reach people: what only a mail can bring is not promised. */
export function requireMail(deps: Pick<Deps, 'config'>): void {
  if (!mailReaches(deps)) throw new Failure('conflict', 'mail_unavailable')
}
