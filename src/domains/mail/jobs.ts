import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { forgetOldMails } from './forget-mails.ts'
import { releaseOutbox } from './release-outbox.ts'
import { sendMail } from './send-mail.ts'

export const mailJobs = (deps: Deps): JobKind[] => {
  const mailer = createMailer(deps.config)
  return inLane('mail', [
    { name: 'mail.send', run: ({ mailId }: { mailId: number }) => sendMail(deps, mailer, mailId) },
    { name: 'mail.releaseOutbox', run: () => releaseOutbox(deps) },
    { name: 'mail.forgetOld', run: () => forgetOldMails(deps) },
  ])
}
