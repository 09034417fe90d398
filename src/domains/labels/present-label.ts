import { must } from '../../values/must.ts'
import type { LabelView } from './contract.ts'
import { moneyOf } from './rules/label-money.ts'
import type { StoredLabel } from './store/labels.ts'

export function presentLabel(stored: StoredLabel): LabelView {
  const { consignment, ...label } = stored
  const isBought = label.state === 'bought'
  const { firstName, lastName } = label.purpose === 'return' ? consignment.sender : consignment.receiver
  return {
    ...{
      id: label.id,
      number: label.orderNumber,
      purpose: label.purpose,
      carrier: label.carrier,
      state: label.state,
      pieces: label.pieces,
    },
    size: must(consignment.parcels[0], 'a parcel').size,
    ...{
      handOver: consignment.handOver,
      point: consignment.point,
      insured: consignment.insured,
      cash: consignment.cash,
    },
    ...{ trackingNumbers: label.numbers, price: label.price, reason: label.reason, words: label.words },
    money: moneyOf(label),
    canPrint: isBought && label.fileKey !== null,
    canPrintZpl: isBought && label.zplKey !== null,
    lacksFile: isBought && label.nextAt === null && label.purgedAt === null && lacksFile(stored),
    isWorking: label.nextAt !== null,
    isSent: label.isSent,
    receiver: label.purgedAt === null ? `${firstName} ${lastName}`.trim() : null,
    requestedAt: label.requestedAt.toISOString(),
  }
}

const lacksFile = ({ fileKey, zplKey, wantsZpl }: StoredLabel) => fileKey === null || (wantsZpl && zplKey === null)
