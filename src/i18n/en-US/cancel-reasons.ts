import type { cancelReasons as pl } from '../pl-PL/cancel-reasons.ts'
import type { Same } from '../shape.ts'

export const cancelReasons: Same<typeof pl> = {
  reason_buyerAsked: 'at the buyer’s request',
  reason_notCollected: 'the goods were not collected',
  reason_notReachable: 'the buyer could not be reached',
  reason_soldOut: 'the goods are not in stock',
  reason_defect: 'the goods turned out to be defective',
  reason_another: 'another reason',
}
