import type { Deps } from '../../../platform/deps.ts'
import { returnLabels } from '../../labels/index.ts'
import { matterOf } from '../rules/case-table.ts'
import { type CaseName, takeStep } from '../take-step.ts'
import { moneyDay } from './money-day.ts'

/** The buyer sent the goods: what the parcel is called is the proof, after which money is not withheld any longer. */
export function sendGoods(
  deps: Deps,
  name: CaseName,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<void> {
  return takeStep(deps, name, { by: 'buyer', byUser: null, step: 'send' }, async (inside, one) => {
    await returnLabels.noteHandedIn(
      inside.db,
      { orderId: one.orderId, matter: matterOf(one.id), trackingNumber },
      inside.now(),
    )
    return { carrier, trackingNumber, moneyUntil: await moneyDay(inside, one) }
  })
}
