import type { SellerOrder } from '../../../../../domains/fulfilment/contract.ts'
import type { LabelView } from '../../../../../domains/labels/contract.ts'
import { freePieces } from '../../../../../domains/labels/rules/free-pieces.ts'
import { linesLeft } from '../pieces-fields.tsx'

/** What of an order is left to send and lies under no label, with the names of the lines. */
export function freeLines(order: SellerOrder, labels: readonly LabelView[]): ReturnType<typeof linesLeft> {
  const left = linesLeft(order)
  const sent = order.shipments.map(({ trackingNumber }) => trackingNumber)
  const bound = labels.map(({ state, pieces, trackingNumbers: numbers }) => ({ state, pieces, numbers }))
  const free = new Map(freePieces(left, bound, sent).map(({ versionId, quantity }) => [versionId, quantity]))
  return left.flatMap((line) => {
    const quantity = free.get(line.versionId)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}
