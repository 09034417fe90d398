import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { composeMail } from './compose-mail.ts'
import type { MailRow, MailView } from './contract.ts'
import type { MailStatus } from './rules/mail-status.ts'
import { findMail, findMailHealth, findMails, type MailHealth } from './store/rows.ts'

const PAGE = 50

/** Fifty mails, newest first, and from where to go on. */
export async function readMails(
  deps: Deps,
  actor: Actor | undefined,
  filter: { q?: string | undefined; status?: MailStatus | undefined; after?: number | undefined },
): Promise<{ mails: MailRow[]; next: number | null; delivers: boolean }> {
  requireOperator(actor)
  const found = await findMails(deps.db, filter, PAGE + 1)
  const mails = found.slice(0, PAGE)
  return {
    mails,
    next: found.length > PAGE ? (mails.at(-1)?.id ?? null) : null,
    delivers: deps.config.smtpUrl !== undefined,
  }
}

/** One mail with what it says, on record: it is another person's; `mail_not_found`. */
export async function readMail(deps: Deps, actor: Actor | undefined, id: number): Promise<MailView> {
  const operator = requireOperator(actor)
  const mail = await openMail(deps, id)
  if (mail.content) {
    const about = { subjectKind: 'market', subjectId: `mail ${id}`, detail: { kind: mail.template } } as const
    await recordAudit(deps, { actorId: operator.userId, action: 'mailRead', ...about })
  }
  return mail
}

/** For ourselves: nobody reads it. */
export async function openMail(deps: Deps, id: number): Promise<MailView> {
  const mail = await findMail(deps.db, id)
  if (!mail) throw new Failure('notFound', 'mail_not_found')
  const { stored, ...row } = mail
  const said = await composeMail(deps, stored)
  return { ...row, content: said ? { ...said, hasForms: said.forms.length > 0 } : null }
}

/** How mail does, counted up to a bound. */
export const readMailHealth = (deps: Pick<Deps, 'db'>, bound: number): Promise<MailHealth> =>
  findMailHealth(deps.db, bound)
