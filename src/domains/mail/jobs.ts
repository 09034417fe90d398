import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { forgetOldMails } from './forget-mails.ts'
import { sendMail } from './send-mail.ts'

export const mailJobs = (deps: Deps): JobKind[] => {
  const mailer = createMailer(deps.config)
  return [
    { name: 'mail.send', run: ({ mailId }: { mailId: number }) => sendMail(deps, mailer, mailId) },
    { name: 'mail.forgetOld', run: () => forgetOldMails(deps) },
  ]
}
