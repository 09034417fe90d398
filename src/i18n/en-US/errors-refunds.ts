import type { refundsErrors as polish } from '../pl-PL/errors-refunds.ts'
import type { Same } from '../shape.ts'

/** Failures of refunds and of calling off what is paid. */
export const refundsErrors = {
  order_not_refundable:
    'Nothing of this order can be refunded now: it is not paid, is over, or its payment is disputed',
  refund_changed: 'Somebody has refunded a part meanwhile. Check what is left and try again.',
  refund_exceeds: 'That much is not left to refund',
  refund_unknown_line: 'The order has no such item',
  refund_nothing_left: 'There is nothing left to refund',
  refund_sent_already: 'These pieces have left already. Not left yet: {{most}}. Enter fewer or choose another reason.',
  refund_no_rest: 'Nothing of this order waits to be sent',
  refund_cancel_instead: 'The goods have not left yet. Cancel the order instead of refunding all of it.',
  refund_over_limit: 'Your role may not refund that much of one order. Ask the owner of the company',
  refund_words_required: 'Tell the buyer what the reason is',
  paid_order_not_cancellable: 'This order can no longer be cancelled',
  transfer_not_found: 'There is no such transfer',
  transfer_done: 'This transfer was sent already',
  account_changed: 'The account number has changed or is not known yet. Check it and try again.',
  refund_not_found: 'There is no such refund',
  refund_not_failed: 'This refund has not failed, or somebody has taken care of it already',
} as const satisfies Same<typeof polish>
