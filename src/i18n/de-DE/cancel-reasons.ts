import type { cancelReasons as pl } from '../pl-PL/cancel-reasons.ts'
import type { Same } from '../shape.ts'

export const cancelReasons: Same<typeof pl> = {
  reason_buyerAsked: 'auf Wunsch des Käufers',
  reason_notCollected: 'die Ware wurde nicht abgeholt',
  reason_notReachable: 'der Käufer war nicht erreichbar',
  reason_soldOut: 'die Ware ist nicht vorrätig',
  reason_defect: 'die Ware hat sich als mangelhaft erwiesen',
  reason_another: 'anderer Grund',
}
