import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { dateFormat } from '../../../values/dates.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { findCompany, lockCompany, readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'
import { closeOpen, countOpen, insertRequest, type StoredRequest } from '../store/requests.ts'

const MOST_OPEN = 20
const WORDS = wordsInEach('oversight')

type Asked = Pick<StoredRequest, 'kind' | 'words' | 'dueOn'> & { companyId: number }

/** Asks a company for a further document: its owners get the words by mail and as a notice, and find it as something to do. */
export async function askDocument(deps: Deps, actor: Actor | undefined, asked: Asked): Promise<void> {
  const { userId: actorId } = requireOperator(actor)
  const { companyId, kind, words, dueOn } = asked
  const now = deps.now()
  if (dueOn !== null && dueOn < marketDay(now)) throw invalidField('dueOn', 'day_in_past')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCompany(db, companyId)
    const company = await findCompany(db, companyId)
    if (!company) throw new Failure('notFound', 'company_not_found')
    if ((await countOpen(db, companyId)) >= MOST_OPEN) throw new Failure('conflict', 'too_many_requests_open')
    const id = await insertRequest(db, { companyId, kind, words, dueOn, at: now })
    await recordAudit(inside, {
      ...{ actorId, action: 'documentAsked', subjectKind: 'company', subjectId: String(companyId) },
      detail: { kind, reason: words },
    })
    const owners = await readContactsOf(inside, companyId, 'owners')
    const path = `/company-data?company=${companyId}`
    await notify(inside, {
      ...{ kind: 'companyDecision', userIds: owners.map(({ userId }) => userId) },
      ...{ key: `${companyId} document ${id}`, data: { company: company.name, step: 'documentAsked' }, path },
    })
    for (const { email, locale } of owners) {
      const t = WORDS[locale]
      const rows: [string, string][] = [[t.document, t[`${kind}Document`]]]
      if (dueOn) rows.push([t.dueOn, dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${dueOn}T12:00:00Z`))])
      const params = {
        ...{ company: company.name, link: pageAddress(deps, path, locale) },
        sections: [{ heading: t.documentTitle, rows, lines: [words] }],
      }
      await queueMail(inside, { to: email, locale, template: 'documentAsked', params })
    }
  })
}

/** Notes that it was received, or is not asked for any more; `document_request_not_found`: none is open. */
export async function closeRequest(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, requestId, outcome }: { companyId: number; requestId: number; outcome: 'received' | 'withdrawn' },
): Promise<void> {
  const { userId: actorId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const closed = await closeOpen(db, { companyId, requestId, outcome, at: deps.now() })
    if (!closed) throw new Failure('notFound', 'document_request_not_found')
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId, action: 'documentRequestClosed', subjectKind: 'company', subjectId: String(companyId) },
        detail: { request: requestId, outcome },
      },
    )
  })
}
