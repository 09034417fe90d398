import { must } from '../../values/must.ts'
import type { LabelView } from './contract.ts'
import type { StoredLabel } from './store/labels.ts'

export const presentLabel = ({ consignment, ...label }: StoredLabel): LabelView => ({
  ...{ id: label.id, number: label.orderNumber, carrier: label.carrier, state: label.state, pieces: label.pieces },
  size: must(consignment.parcels[0], 'a parcel').size,
  ...{ handOver: consignment.handOver, point: consignment.point, insured: consignment.insured, cash: consignment.cash },
  ...{ trackingNumbers: label.numbers, price: label.price, reason: label.reason, words: label.words },
  canPrint: label.state === 'bought' && label.fileKey !== null,
  requestedAt: label.requestedAt.toISOString(),
})
