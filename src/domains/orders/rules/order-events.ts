/** What the history of an order tells, as codes: texts are `event_…` of `fulfilment`. */
export const ORDER_EVENTS = [
  'placed',
  'paid',
  'paid_late',
  'paid_late_sold_out',
  'paid_late_cancelled',
  'hold_ended',
  'not_confirmed',
  'confirmed_by_link',
  'by_seller',
  'by_buyer',
  'by_operator',
  'refund_decided',
  'refunded_part',
  'refunded',
  'charged_back',
  'shipped',
  'tracking_corrected',
  'ready',
  'collected',
  'delivered',
] as const
export type OrderEventCode = (typeof ORDER_EVENTS)[number]
