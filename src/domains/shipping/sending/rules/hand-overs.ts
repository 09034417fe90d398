import type { HandOver } from '../../carriers/carrier.ts'
import { accountOf, LABEL_CARRIERS } from '../../rules/accounts.ts'
import type { DeliveryMethod } from '../../rules/methods.ts'

/** How parcels of a method may be handed over under the carrier's contract, the usual way first; none where no labels are bought. */
export function handOversOf(method: DeliveryMethod): readonly HandOver[] {
  const carrier = LABEL_CARRIERS.find((one) => method.startsWith(`${one}_`))
  return (carrier && accountOf(carrier).handOvers[method.slice(carrier.length + 1)]) ?? []
}
