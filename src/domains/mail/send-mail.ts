import type { Deps } from '../../platform/deps.ts'
import { addressOf, type Letter, type Mailer, MailTrouble } from '../../platform/mail/mailer.ts'
import { type Composed, composeMail } from './compose-mail.ts'
import { jobToSend } from './jobs-to-add.ts'
import { claimMail, findClaim, markSent, recordFailure, shelveMail } from './store/outgoing.ts'
import type { WithdrawalForm } from './templates.ts'

/** The model forms as one file: drawn by a domain above. */
export type DrawForms = (forms: readonly WithdrawalForm[]) => Promise<Letter['files'][number]>

/** With the queue's pauses, which grow to six hours, the last attempt comes after about sixteen hours. */
export const MAIL_ATTEMPTS = 12
/** A server that is not there comes back with the working week: about three days more, six hours apart. Fewer than the job has. */
export const ATTEMPTS_WHILE_AWAY = 24

/**
 * Sends one queued mail. It is claimed first, so that two runs never send it side by side; what a process that died had claimed is
 * sent again, under the same Message-ID, as nobody knows whether it left. Throws while trying again makes sense.
 */
export async function sendMail(
  deps: Deps,
  { mailer, drawForms }: { mailer: Mailer | undefined; drawForms: DrawForms },
  mailId: number,
): Promise<void> {
  if (!mailer) return shelveMail(deps.db, mailId)
  const mail = await claimMail(deps.db, mailId)
  if (!mail) return lookAgainLater(deps, mailId)
  // Whoever gets a code late tries it in vain.
  if (mail.expired) return giveUp(deps, mailId, 'expired')
  const said = await composeMail(deps, mail)
  if (!said) return giveUp(deps, mailId, 'unreadable')
  try {
    const { forms, ...letter } = said
    const files = await filesOf(forms, drawForms)
    const messageId = messageIdOf(deps, mailId)
    await mailer.send({ ...letter, files, to: mail.recipient, language: mail.locale, messageId })
  } catch (error) {
    const reason = error instanceof MailTrouble ? error.message : 'unknown'
    const permanent = error instanceof MailTrouble && error.permanent
    const most = error instanceof MailTrouble && error.away ? ATTEMPTS_WHILE_AWAY : MAIL_ATTEMPTS
    if (permanent || mail.attempts >= most) return giveUp(deps, mailId, reason)
    await recordFailure(deps.db, mailId, reason, 'queued')
    throw new Error(`mail ${mailId} did not leave: ${reason}`)
  }
  await markSent(deps.db, mailId)
}

/** A file that cannot be drawn now is drawn at the next attempt, as a server that is busy is asked again. */
async function filesOf(forms: Composed['forms'], draw: DrawForms): Promise<Letter['files']> {
  if (forms.length === 0) return []
  try {
    return [await draw(forms)]
  } catch {
    throw new MailTrouble('attachment', false)
  }
}

async function giveUp(deps: Deps, mailId: number, reason: string): Promise<void> {
  await recordFailure(deps.db, mailId, reason, 'dead')
  deps.log.warn({ mail: mailId, dead: reason })
}

/** Somebody else is sending it: should that one die, this looks after it when the claim is over. */
async function lookAgainLater(deps: Deps, mailId: number): Promise<void> {
  const claimedUntil = await findClaim(deps.db, mailId)
  if (claimedUntil) await deps.addJob(deps.db, jobToSend(mailId, claimedUntil))
}

/** The same for the same mail: whoever gets it twice can tell. */
export function messageIdOf({ secrets, config }: Deps, mail: number | string): string {
  const name = secrets.hash(`mail ${mail}`).toString('hex').slice(0, 32)
  return `<${name}@${addressOf(config.mailFrom).split('@')[1] ?? 'localhost'}>`
}
