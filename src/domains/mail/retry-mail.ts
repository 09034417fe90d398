import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { MailRow } from './contract.ts'
import { jobToSend } from './jobs-to-add.ts'
import { openMail } from './read-mails.ts'
import { requeueMail } from './store/outgoing.ts'

/** Sends a mail that was given up, or that waited for a mail server, as if it were new. Twice is once. */
export async function retryMail(deps: Deps, actor: Actor | undefined, id: number): Promise<MailRow> {
  requireOperator(actor)
  if (!deps.config.smtpUrl) throw new Failure('conflict', 'mail_not_configured')
  await deps.db.transaction().execute(async (tx) => {
    if (await requeueMail(tx, id)) await deps.addJob(tx, jobToSend(id))
    else {
      const { content } = await openMail({ ...deps, db: tx }, id)
      throw new Failure('conflict', content ? 'mail_expired' : 'mail_erased')
    }
  })
  const { content: _, ...row } = await openMail(deps, id)
  return row
}
