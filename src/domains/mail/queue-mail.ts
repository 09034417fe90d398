import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { insertMail } from './store.ts'
import type { MailTemplate, MailTemplates } from './templates.ts'

export type Mail<T extends MailTemplate = MailTemplate> = {
  to: string
  locale: Locale
  template: T
  params: MailTemplates[T]
}

/** Puts a mail on its way, in the caller's transaction: it leaves exactly if the change that it tells of happened. */
export async function queueMail<T extends MailTemplate>(deps: Deps, mail: Mail<T>): Promise<void> {
  const id = await insertMail(deps.db, {
    recipient: mail.to,
    template: mail.template,
    locale: mail.locale,
    content: deps.secrets.seal(JSON.stringify(mail.params)),
  })
  await deps.addJob(deps.db, { name: 'mail.send', payload: { mailId: id } })
}
