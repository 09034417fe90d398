import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { ParcelSize } from '../../values/parcel-size.ts'
import type { ToLabel } from '../fulfilment/index.ts'
import { accountOf, LABEL_CARRIERS, type LabelCarrier, needsAddress, needsPoint } from '../shipping/contract.ts'
import type { readSending } from '../shipping/index.ts'
import type { WantedLabel } from './contract.ts'
import type { NewLabel } from './store/labels.ts'

/** What a carrier is asked for, frozen with the label. `label_wrong_way`, `label_choose_pieces`, `sender_not_found`. */
export function consignmentOf(
  order: ToLabel,
  sending: Awaited<ReturnType<typeof readSending>>,
  wanted: WantedLabel & { shopIds: readonly number[] },
  isCashTaken: boolean,
): Pick<NewLabel, 'carrier' | 'consignment'> {
  const { carrier, way } = wayOf(order.method)
  const handOver = wanted.handOver ?? sending.handOver(order.method)
  if (!handOver || !accountOf(carrier).handOvers[way]?.includes(handOver))
    throw new Failure('conflict', 'label_wrong_way')
  const size = wanted.size ?? sizeOf(order, wanted)
  const isHome = needsAddress(order.method)
  return {
    carrier,
    consignment: {
      ...{ way, handOver, sender: sending.sender({ id: wanted.senderId, shopIds: wanted.shopIds }) },
      ...{ point: needsPoint(order.method) ? must(order.point, 'the point of an order') : null },
      receiver: {
        ...order.receiver,
        company: null,
        address: isHome ? must(order.address, 'the address of an order') : null,
      },
      parcels: [{ size, ...sending.measures[size] }],
      // Once: whoever brings the second parcel takes nothing.
      cash: isCashTaken ? null : order.owed,
      insured: wanted.insured ?? (isHome && accountOf(carrier).insures ? order.goods : null),
    },
  }
}

function wayOf(method: string): { carrier: LabelCarrier; way: string } {
  const carrier = LABEL_CARRIERS.find((one) => method.startsWith(`${one}_`))
  if (!carrier) throw new Failure('conflict', 'label_wrong_way')
  return { carrier, way: method.slice(carrier.length + 1) }
}

/** As the cart packed it. What it packed in several parcels, somebody has to divide. */
function sizeOf({ plan }: ToLabel, { items }: WantedLabel): ParcelSize {
  const [first, ...more] = plan ?? []
  if (!first) return 'medium'
  if (!items && (more.length > 0 || first.count > 1)) throw new Failure('conflict', 'label_choose_pieces')
  return first.size
}
