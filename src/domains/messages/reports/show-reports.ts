import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { readNames } from '../show-conversations.ts'
import { findByIds } from '../store/conversations.ts'
import type { StoredReport } from '../store/reports.ts'
import type { MessageReport } from './contract.ts'

/** Reports as the operator sees them, in the given order. Three statements for all of them. */
export async function toReports(deps: Pick<Deps, 'db'>, some: readonly StoredReport[]): Promise<MessageReport[]> {
  const conversations = await findByIds(deps.db, [...new Set(some.map(({ conversationId }) => conversationId))])
  const names = await readNames(deps, conversations)
  const byId = new Map(conversations.map((one) => [one.id, one]))
  return some.map((report) => {
    const { kind, subject, personId, companyId } = must(byId.get(report.conversationId), 'a reported conversation')
    const { id, conversationId, messageId, bySide, reason, words, at, decidedAt, decision, decisionWords } = report
    return {
      ...{ id, conversationId, messageId, kind, subject, bySide, reason, words, at: at.toISOString() },
      person: { id: personId, name: names.person(personId) },
      company: { id: must(companyId, 'a company'), name: must(names.company(companyId), `company ${companyId}`) },
      decision:
        decision && decidedAt
          ? { what: decision, words: must(decisionWords, 'the words of a decision'), at: decidedAt.toISOString() }
          : null,
    }
  })
}
