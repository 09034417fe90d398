import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { changeLabel } from './change-label.ts'
import type { LabelView } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { type LabelAsk, requireLabel } from './read-labels.ts'
import type { StoredLabel } from './store/labels.ts'
import { takeLabelOn } from './take-label-on.ts'

const CANCELS = defineLimit({ name: 'labelCancels', attempts: 300, seconds: 3600 })
/** Milliseconds that this call has the label to itself, while the carrier is asked: longer than a carrier is waited for. */
const LEASE = 60_000

/**
 * What was not bought yet ends at once. What was bought is `cancelling` from then on, whatever becomes of this call: the carrier is asked now and, where
 * it is silent, by jobs until it answers. `label_too_late`: it takes nothing back, now or as it said before. Again it changes nothing.
 */
export async function cancelLabel(deps: Deps, actor: Actor | undefined, ask: LabelAsk): Promise<LabelView> {
  const { actor: member, byUser } = requireMember(deps, actor, ask.companyId, 'orders.ship')
  await deps.limits.count(CANCELS, member.userId)
  const label = await requireLabel(deps, ask)
  if (label.state === 'cancelled' || label.state === 'cancelling') return presentLabel(label)
  if (label.isSent) throw new Failure('conflict', 'label_sent')
  if (label.state === 'requested' || label.state === 'prepared')
    return decide(deps, byUser, label, { state: 'cancelled', nextAt: null })
  if (label.state !== 'bought') throw new Failure('conflict', 'label_being_bought')
  if (label.cancelRefusedAt || label.purgedAt) throw new Failure('conflict', 'label_too_late')
  const nextAt = new Date(deps.now().getTime() + LEASE)
  await decide(deps, byUser, label, { ...{ state: 'cancelling', attempts: 0, reason: null, words: null, nextAt } })
  await takeLabelOn(deps, await requireLabel(deps, ask))
  const after = await requireLabel(deps, ask)
  if (after.state === 'bought' && after.cancelRefusedAt) throw new Failure('conflict', 'label_too_late')
  return presentLabel(after)
}

/** Before the carrier is asked it is on record, and with whom. */
function decide(deps: Deps, byUser: string | null, label: StoredLabel, to: Partial<StoredLabel>): Promise<LabelView> {
  return deps.db.transaction().execute(async (db) => {
    const view = await changeLabel({ ...deps, db }, label, to)
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: byUser, action: 'labelCancelled', subjectKind: 'company', subjectId: String(label.companyId) },
        detail: { order: label.orderNumber, label: label.id },
      },
    )
    return view
  })
}
