import type { Deps } from '../../../platform/deps.ts'
import { type CaseName, takeStep } from '../take-step.ts'

/** The buyer sent the goods: what the parcel is called is the proof, after which money is not withheld any longer. */
export function sendGoods(
  deps: Deps,
  name: CaseName,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<void> {
  return takeStep(deps, name, { by: 'buyer', byUser: null, step: 'send' }, async (_, one) => {
    const at = deps.now()
    // Until there is a proof it may be withheld: a day that is over by then begins now.
    const moneyUntil = one.moneyUntil && one.moneyUntil < at ? at : one.moneyUntil
    return { carrier, trackingNumber, moneyUntil }
  })
}
