import { randomUUID } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import type { Locale } from '../../values/locale.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import type { LabelRefusal, LabelView, WantedLabel } from './contract.ts'
import { refusalInWords } from './refusal-in-words.ts'
import { requestLabel } from './request-label.ts'

/** Each may be a hundred orders. */
const PER_PERSON = defineLimit({ name: 'labelRequests', attempts: 200, seconds: 3600 })

export type RequestResult = {
  number: string
  label: LabelView | null
  /** Why there is none, in the language of who asked. */
  failure: LabelRefusal | null
}

/** Asks for labels, order by order: what cannot be labelled says why and stops no other. Jobs talk to the carrier. `rate_limited`. */
export async function requestLabels(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, labels, locale }: { companyId: number; labels: readonly WantedLabel[]; locale: Locale },
): Promise<{ batch: string; results: RequestResult[] }> {
  const { actor: member, byUser } = requireMember(deps, actor, companyId, 'orders.ship')
  await deps.limits.count(PER_PERSON, member.userId)
  const batch = randomUUID()
  const results: RequestResult[] = []
  for (const wanted of labels) {
    const { number } = wanted
    try {
      const label = await requestLabel(deps, { companyId, wanted, batch, byUser })
      results.push({ number, label, failure: null })
    } catch (error) {
      results.push({ number, label: null, failure: refusalInWords(error, locale) })
    }
  }
  const asked = results.flatMap(({ label }) => (label ? [label] : []))
  if (asked.length === 0) return { batch, results }
  await recordAudit(deps, {
    ...{ actorId: byUser, action: 'labelsRequested', subjectKind: 'company', subjectId: String(companyId) },
    detail: { labels: asked.length, batch },
  })
  await deps.addJob(deps.db, { name: 'labels.advance', payload: {} })
  return { batch, results }
}
