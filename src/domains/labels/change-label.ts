import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { LabelView } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { type LabelAsk, requireLabel } from './read-labels.ts'
import { type StoredLabel, saveLabel } from './store/labels.ts'

type Asker = Actor | undefined

/** Whether it was bought, or taken back, is asked once more, from the beginning. `label_not_uncertain`. */
export async function lookUpLabel(deps: Deps, actor: Asker, ask: LabelAsk): Promise<LabelView> {
  requireMember(deps, actor, ask.companyId, 'orders.ship')
  const label = await requireLabel(deps, ask)
  if (label.state !== 'uncertain' && label.state !== 'cancelling') throw new Failure('conflict', 'label_not_uncertain')
  return changeLabel(deps, label, { attempts: 0, reason: null, words: null, nextAt: deps.now() })
}

/** The file of a bought label is fetched once more; what is there already, stays. `label_not_ready`: it was not bought, or is too old. */
export async function fetchFile(deps: Deps, actor: Asker, ask: LabelAsk): Promise<LabelView> {
  requireMember(deps, actor, ask.companyId, 'orders.view')
  const label = await requireLabel(deps, ask)
  if (label.state !== 'bought' || label.purgedAt) throw new Failure('conflict', 'label_not_ready')
  if (!presentLabel(label).lacksFile) return presentLabel(label)
  return changeLabel(deps, label, { attempts: 0, reason: null, words: null, nextAt: deps.now() })
}

/** `label_being_bought`: a job or somebody else has gone on with it in this moment. */
export async function changeLabel(deps: Deps, label: StoredLabel, to: Partial<StoredLabel>): Promise<LabelView> {
  const changed = { ...label, ...to }
  if (!(await saveLabel(deps.db, changed))) throw new Failure('conflict', 'label_being_bought')
  if (changed.nextAt) await deps.addJob(deps.db, { name: 'labels.advance', payload: {} })
  return presentLabel(changed)
}
