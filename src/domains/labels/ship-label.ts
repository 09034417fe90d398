import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { shipOrder } from '../fulfilment/index.ts'
import type { LabelView } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { type LabelAsk, requireLabel } from './read-labels.ts'

/** Sends what lies under a label with its carrier and number; again it changes nothing. `label_not_ready`. */
export async function shipLabel(deps: Deps, actor: Actor | undefined, ask: LabelAsk): Promise<LabelView> {
  requireMember(deps, actor, ask.companyId, 'orders.ship')
  const label = await requireLabel(deps, ask)
  const [trackingNumber] = label.numbers
  if (label.state !== 'bought' || label.purpose === 'return' || !trackingNumber)
    throw new Failure('conflict', 'label_not_ready')
  const { carrier, pieces, orderNumber: number } = label
  await shipOrder(deps, actor, { companyId: ask.companyId, number }, { carrier, trackingNumber, items: pieces })
  return presentLabel(await requireLabel(deps, ask))
}
