import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import { connectCarrier } from '../shipping/index.ts'
import type { LabelView } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { type LabelAsk, requireLabel } from './read-labels.ts'
import { type StoredLabel, saveLabel } from './store/labels.ts'

type Asker = Actor | undefined
const CANCELS = defineLimit({ name: 'labelCancels', attempts: 300, seconds: 3600 })

export async function lookUpLabel(deps: Deps, actor: Asker, ask: LabelAsk): Promise<LabelView> {
  requireMember(deps, actor, ask.companyId, 'orders.ship')
  const label = await requireLabel(deps, ask)
  if (label.state !== 'uncertain') throw new Failure('conflict', 'label_not_uncertain')
  return changeLabel(deps, label, { attempts: 0, nextAt: deps.now() })
}

/** What was not bought yet ends at once; else the carrier is asked, and says so where it is too late. Again it changes nothing. */
export async function cancelLabel(deps: Deps, actor: Asker, ask: LabelAsk): Promise<LabelView> {
  const member = requireMember(deps, actor, ask.companyId, 'orders.ship')
  await deps.limits.count(CANCELS, member.actor.userId)
  const label = await requireLabel(deps, ask)
  if (label.state === 'cancelled') return presentLabel(label)
  if (label.state === 'requested' || label.state === 'prepared')
    return changeLabel(deps, label, { state: 'cancelled', nextAt: null })
  if (label.state !== 'bought') throw new Failure('conflict', 'label_being_bought')
  const { adapter } = await connectCarrier(deps, label)
  let answer: 'cancelled' | 'tooLate'
  try {
    answer = await adapter.cancel(must(label.externalId, 'the id of a label'))
  } catch (error) {
    if (error instanceof Failure) throw error
    deps.log.warn({ carrier: label.carrier, label: label.id, problem: describeError(error).message })
    throw new Failure('unavailable', 'label_carrier_silent')
  }
  if (answer === 'tooLate') throw new Failure('conflict', 'label_too_late')
  return changeLabel(deps, label, { state: 'cancelled', nextAt: null })
}

/** `label_being_bought`: a job or somebody else has gone on with it in this moment. */
export async function changeLabel(deps: Deps, label: StoredLabel, to: Partial<StoredLabel>): Promise<LabelView> {
  const changed = { ...label, ...to }
  if (!(await saveLabel(deps.db, changed))) throw new Failure('conflict', 'label_being_bought')
  if (changed.nextAt) await deps.addJob(deps.db, { name: 'labels.advance', payload: {} })
  return presentLabel(changed)
}
