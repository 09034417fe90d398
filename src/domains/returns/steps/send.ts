import type { Deps } from '../../../platform/deps.ts'
import { type CaseName, takeStep } from '../take-step.ts'
import { moneyDay } from './money-day.ts'

/** The buyer sent the goods: what the parcel is called is the proof, after which money is not withheld any longer. */
export function sendGoods(
  deps: Deps,
  name: CaseName,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<void> {
  return takeStep(deps, name, { by: 'buyer', byUser: null, step: 'send' }, async (inside, one) => {
    return { carrier, trackingNumber, moneyUntil: await moneyDay(inside, one) }
  })
}
