import type { ordersErrors as pl } from '../pl-PL/errors-orders.ts'
import type { Same } from '../shape.ts'
import { moderationErrors } from './errors-moderation.ts'
import { reconciliationErrors } from './errors-reconciliation.ts'
import { refundsErrors } from './errors-refunds.ts'
import { returnsErrors } from './errors-returns.ts'
import { reviewsErrors } from './errors-reviews.ts'

export const ordersErrors: Same<typeof pl> = {
  ...reconciliationErrors,
  ...refundsErrors,
  ...moderationErrors,
  ...reviewsErrors,
  ...returnsErrors,
  alarm_not_found: 'There is no such line on the list',
  payment_disputed: 'The buyer’s bank disputes this payment: until that is decided, nothing of it is refunded',
  payment_not_paid: 'This payment is not confirmed yet',
  chargeback_not_found: 'There is no such chargeback',
  evidence_closed: 'The answer is on its way, given or decided: nothing of it changes any more',
  evidence_not_found: 'There is no such file',
  too_many_evidence_files: 'A chargeback takes at most {{maximum}} files of yours; remove one first',
  not_evidence: 'This is not a PDF document or a JPEG, PNG or WebP picture',
  answered_by_hand: 'This payment provider takes no answers from here: answer in its dashboard',
  answer_too_late: 'The time to answer is over',
  evidence_kind_twice:
    'Two files are marked as the same kind: the payment provider takes one of each. Choose another kind or “not sent”',
  evidence_too_large: 'The files that are sent are larger than {{megabytes}} MB together; mark one as “not sent”',
  chargeback_decided: 'This chargeback is decided already',
  too_many_of_version: 'One order may hold at most {{maximum}} pieces of the same goods. Choose fewer.',
  too_many_orders_open:
    'Too many orders for this e-mail address, phone or account are waiting unpaid (at most {{orders}} orders and {{pieces}} pieces at a time). Pay them, confirm them by the link in the mail or give them up, then order again.',
  too_many_orders_network:
    'Too many orders from your network are waiting for payment or confirmation. Log in and order from your account, pay the order before, or try again in half an hour.',
  country_not_served:
    '{{seller}} does not deliver this way to {{country}} ({{method}}). Choose another country, another way of delivery, or remove these items.',
  postal_code_unfit: 'This postal code does not fit the chosen country. There it looks like this: {{example}}',
  guest_needs_mail:
    'At the moment, orders paid on delivery are open to those who are logged in. Log in or choose online payment.',
  confirmation_invalid: 'This link confirms no order. Open it again straight from the message.',
  confirmation_too_late: 'This order can no longer be confirmed: it expired or was cancelled. Please order again.',
  nothing_to_confirm: 'This order does not wait for a confirmation.',
  link_too_soon: 'A link has only just been sent. You can ask for another one in {{wait}}.',
  link_too_often:
    'The link of this order has been sent several times already and will not be sent again. Check your spam folder or place the order again.',
}
