import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { purgeOldMails } from './purge-mails.ts'
import { releaseOutbox } from './release-outbox.ts'
import { type DrawForms, sendMail } from './send-mail.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'mail.send': { mailId: number }
    'mail.releaseOutbox': Nothing
    'mail.forgetOld': Nothing
  }
}

/** Sends mail in a lane of its own, lets the outbox go once a server is configured, and removes what is old. */
export const mailJobs = (deps: Deps, drawForms: DrawForms): JobKind[] => {
  const mailer = createMailer(deps.config)
  return inLane('mail', [
    { name: 'mail.send', run: ({ mailId }) => sendMail(deps, { mailer, drawForms }, mailId) },
    { name: 'mail.releaseOutbox', everyMinute: true, run: () => releaseOutbox(deps) },
    { name: 'mail.forgetOld', everyMinute: true, run: () => purgeOldMails(deps) },
  ])
}
