import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { jobToSend } from './jobs-to-add.ts'
import { endOf } from './mail-validity.ts'
import { insertMail } from './store/outgoing.ts'
import type { MailTemplate, MailTemplates } from './templates.ts'

export type Mail<T extends MailTemplate = MailTemplate> = {
  to: string
  locale: Locale
  template: T
  params: MailTemplates[T]
}

/**
 * Puts a mail on its way, in the caller's transaction: it leaves exactly if the change that it tells of happened. Without a mail
 * server it waits in the operator's outbox.
 */
export async function queueMail<T extends MailTemplate>(deps: Deps, mail: Mail<T>): Promise<void> {
  const delivers = deps.config.smtpUrl !== undefined
  const id = await insertMail(deps.db, {
    recipient: mail.to,
    template: mail.template,
    locale: mail.locale,
    content: deps.secrets.seal(JSON.stringify(mail.params)),
    status: delivers ? 'queued' : 'outbox',
    expiresAt: endOf(mail.params, deps.now()),
  })
  if (delivers) await deps.addJob(deps.db, jobToSend(id))
}
