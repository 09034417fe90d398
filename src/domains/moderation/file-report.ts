import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { attemptsFrom, namesNetwork } from '../accounts/index.ts'
import type { ReportBody } from './contract.ts'
import { draftOf } from './draft-report.ts'
import { reportsAsFlagger } from './flaggers/flaggers.ts'
import { notifyOperators, notifyReceived } from './mails/notify.ts'
import { refuseSuspended } from './misuse.ts'
import { reportNumber } from './names.ts'
import { asksWho, reasonsOf } from './rules/reasons.ts'
import { findTwin, insertReport } from './store/reports.ts'
import { readSubject } from './subjects.ts'

const HOUR = 3600
/** Reports from one network, by one person (each causes a mail to an address that nobody has proved), and about one thing. */
const FROM_NETWORK = defineLimit({ name: 'report-network', attempts: 20, seconds: HOUR })
const BY_EMAIL = defineLimit({ name: 'report-email', attempts: 10, seconds: 6 * HOUR })
const OF_SUBJECT = defineLimit({ name: 'report-subject', attempts: 100, seconds: 24 * HOUR })

/**
 * Takes a report of anybody about what everybody sees, and confirms it by mail. The same of the same person while it waits is the one that is
 * there. `subject_not_found`, `reason_unfit`, `reports_suspended`, `rate_limited`.
 */
export async function fileReport(
  deps: Deps,
  actor: Actor | undefined,
  body: ReportBody,
  address: string,
): Promise<{ key: string; number: string }> {
  const { kind, id, reason } = body
  if (!reasonsOf(kind).includes(reason)) throw invalidField('reason', 'reason_unfit')
  const who = whoOf(body)
  if (namesNetwork(address)) await deps.limits.count(FROM_NETWORK, attemptsFrom(address))
  const subject = await readSubject(deps, kind, id)
  if (who.email) {
    await refuseSuspended(deps, who.email)
    await deps.limits.count(BY_EMAIL, who.email)
  }
  await deps.limits.count(OF_SUBJECT, `${kind} ${id}`)
  const source = (await reportsAsFlagger(deps, actor)) ? 'flagger' : 'form'
  const report = draftOf(subject, { ...body, ...who, source, userId: actor?.userId ?? null, at: deps.now() })
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const made = await insertReport(db, report)
    if (made === undefined) {
      const twin = must(await findTwin(db, report), 'a report that waits')
      return { key: twin.key, number: reportNumber(twin.id) }
    }
    await notifyReceived(inside, { ...report, id: made })
    if (report.rank === 0) await notifyOperators(inside, { ...report, id: made })
    return { key: report.key, number: reportNumber(made) }
  })
}

/** Name and e-mail are said, unless the law lets people keep them to themselves. */
function whoOf({ reason, name, email }: ReportBody): { name: string | null; email: string | null } {
  const fields = (['name', 'email'] as const).filter((field) => ({ name, email })[field] === '')
  if (asksWho(reason) && fields.length > 0)
    throw new Failure('invalid', 'required', { fields: fields.map((field) => ({ field, code: 'required' })) })
  return { name: name || null, email: email || null }
}
