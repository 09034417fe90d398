import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { ToLabel } from '../fulfilment/index.ts'
import { accountOf, limitsOf, takesPhone } from '../shipping/contract.ts'
import { findPickupPoint } from '../shipping/index.ts'
import type { consignmentOf } from './consignment-of.ts'
import { refusedBefore } from './rules/refused-before.ts'

/** What the carrier would refuse for certain is told now, with its field. */
export async function refuseEarly(
  deps: Deps,
  method: ToLabel['method'],
  { carrier, consignment }: ReturnType<typeof consignmentOf>,
): Promise<void> {
  const { point } = consignment
  const known = point === null ? undefined : await findPickupPoint(deps, method, point)
  const errors = refusedBefore(consignment, {
    limits: must(limitsOf(method), `limits of ${method}`),
    mostCash: accountOf(carrier).mostCash,
    takesPhone: (phone) => takesPhone(carrier, phone),
    isPointClosed: known !== undefined && !known.open,
  })
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
}
