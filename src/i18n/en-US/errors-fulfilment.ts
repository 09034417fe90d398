import type { fulfilmentErrors as master } from '../pl-PL/errors-fulfilment.ts'
import type { Same } from '../shape.ts'

export const fulfilmentErrors: Same<typeof master> = {
  order_not_found: 'There is no such order',
  order_not_shippable: 'This order cannot be shipped now: it is not paid or has ended',
  already_shipped: 'This order was shipped with another tracking number. If the number is wrong, correct it.',
  pickup_not_shipped: 'The buyer collects this order in the shop: do not send it',
  only_pickup_ready: 'Only orders collected in a shop can be ready to collect',
  not_on_its_way: 'A tracking number can be corrected only while the parcel is on its way',
  shipment_changed: 'Somebody has corrected the tracking number in the meantime. Check it and try again.',
  order_not_under_way: 'This order cannot be marked as received: it is not on its way',
  reminder_after_deadline: 'The reminder has to come before the end of the time to collect',
  order_not_preparable: 'This order cannot be prepared now',
  ship_exceeds: 'Fewer pieces are left to send: {{most}}',
  ship_unknown_line: 'This line is not in the order, or all of it has left',
  order_not_deliverable: 'This order cannot be marked as delivered yet',
  order_not_cancellable:
    'This order cannot be cancelled: it is paid online, sent or already over. Only orders paid on delivery that are not sent yet can be.',
  cancel_words_required: 'Tell the buyer why you cancel the order',
  tracking_required: 'Enter the tracking number',
  tracking_invalid: 'A tracking number has 4 to 40 letters and digits',
  too_many_lines: 'That is too many lines for one file (at most {{maximum}}). Choose fewer orders.',
  saved_filter_not_found: 'There is no such filter any more',
  too_many_filters: 'You can keep at most 20 filters. Delete one of them.',
  note_not_found: 'There is no such note any more',
  note_of_another: 'Somebody else wrote this note',
  note_changed: 'The note has changed in the meantime, perhaps in another window. Read it and try again.',
  too_many_notes: 'An order can have at most 100 notes. Delete one of them.',
}
