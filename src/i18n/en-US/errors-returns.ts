import type { returnsErrors as polish } from '../pl-PL/errors-returns.ts'
import type { Same } from '../shape.ts'

/** Failures of withdrawals, returns, claims and disputes. */
export const returnsErrors = {
  case_not_found: 'There is no such case',
  case_step_impossible: 'This can no longer be done: the case has moved on meanwhile',
  case_closed: 'This case is closed',
  case_disputed: 'The operator is already deciding about this order',
  too_many_statements: 'No more statements can be added to this case',
  too_many_case_files: 'You can add at most {{maximum}} files to a case',
  case_file_unknown: 'This file is no longer there. Choose it again.',
  too_many_cases: 'This order has as many cases as it can have. Write in one of them.',
  return_not_sent_yet: 'The goods have not left yet. You can cancel the order or wait for the parcel.',
  return_called_off: 'This order has ended already',
  return_not_paid: 'This order is not paid, or its money went back already',
  return_too_late: 'The time for this is over',
  return_business: 'This was bought for a company. Say that it was not for the trade if it was not.',
  return_no_policy: 'The seller does not offer this',
  return_pieces_taken: 'So many items can no longer be named: {{left}} are left',
  return_unknown_line: 'There is no such item, or it is named twice',
  return_whole_order: 'Before sending, withdraw from the whole order',
  return_unsent_changed: 'Something changed meanwhile: {{left}} items have not been sent by now. Load the page anew',
  return_more_than_sent: 'More items than the case is about',
  return_nothing_received: 'First note what arrived',
  deduction_reason_required: 'Tell the buyer why it is deducted',
  claim_amount_required: 'Enter an amount',
  dispute_too_late: 'It is too late for this: the case ended long ago',
} as const satisfies Same<typeof polish>
