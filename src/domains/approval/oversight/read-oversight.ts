import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { findCompany, readOwnCompany, requireMember } from '../../companies/index.ts'
import { readEndSettings } from '../ends/settings.ts'
import { mayComplainUntil, requestState, stateOf } from '../rules/end-rules.ts'
import { findEnds, type StoredEnd } from '../store/ends.ts'
import { findRequests } from '../store/requests.ts'
import type { EndView, OversightView } from './contract.ts'

/** Requests that a page shows: open ones are bounded, older ones of less interest. */
const MOST_REQUESTS = 50

/** What the operator decided of a company besides letting it in, and asks of it. */
export async function readOversightAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<OversightView> {
  requireOperator(actor)
  if (!(await findCompany(deps.db, companyId))) throw new Failure('notFound', 'company_not_found')
  return readOversight(deps, companyId)
}

/** The same for the company's own people. */
export async function readOwnOversight(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<OversightView> {
  requireMember(deps, actor, companyId, 'company.view')
  return readOversight(deps, companyId)
}

async function readOversight(deps: Deps, companyId: number): Promise<OversightView> {
  const now = deps.now()
  const ends = await findEnds(deps.db, companyId)
  const requests = await findRequests(deps.db, companyId, MOST_REQUESTS)
  const open = requests.some(({ outcome }) => outcome === null)
  const documents = open ? (await readOwnCompany(deps, companyId, 'owner')).documents : []
  return {
    ends: ends.map((end) => toView(end, now)),
    requests: requests.map((one) => ({
      ...{ id: one.id, kind: one.kind, words: one.words, askedAt: one.askedAt.toISOString(), dueOn: one.dueOn },
      state: requestState(one, documents),
    })),
    noticeDays: (await readEndSettings(deps)).noticeDays,
  }
}

function toView(end: StoredEnd, now: Date): EndView {
  const text = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...{ id: end.id, state: stateOf(end), kind: end.kind, reasons: end.reasons, provision: end.provision },
    ...{ notifiedAt: end.notifiedAt.toISOString(), endsAt: end.endsAt.toISOString(), endedAt: text(end.endedAt) },
    ...{ calledOffAt: text(end.calledOffAt), calledOffReason: end.calledOffReason, complaint: end.complaint },
    ...{ complainedAt: text(end.complainedAt), outcome: end.outcome, answer: end.answer },
    ...{ answeredAt: text(end.answeredAt), complainUntil: text(mayComplainUntil(end, now)) },
  }
}
