import type { payoutsErrors as master } from '../pl-PL/errors-payouts.ts'
import type { Same } from '../shape.ts'

export const payoutsErrors: Same<typeof master> = {
  currency_not_paid_out: 'There are no payouts in this currency',
  nothing_to_pay_out: 'Nobody can be paid anything now',
  payout_batch_not_found: 'There is no such payout batch',
  payout_batch_not_draft: 'This batch cannot be changed any more: it was approved or discarded',
  payout_batch_not_approved: 'This batch is not approved',
  payout_line_not_found: 'There is no such payout in this batch',
  payout_line_returned: 'The bank has already returned this payout. The money waits for the next one.',
  payout_not_found: 'There is no such payout',
  payouts_changed: 'Something has changed since the batch was drawn up. Draw it up again and check it once more.',
  second_person_needed: 'A second person has to approve this batch',
  payer_account_missing: 'Enter the bank account of the company that runs the marketplace first',
  repayment_exceeds: 'That is more than the seller owes',
  day_in_future: 'This day is yet to come',
  day_before_approval: 'This day is before the batch was approved',
  tax_report_not_found: 'There is no such tax report',
  tax_report_writing: 'This report is being drawn up right now',
  tax_report_not_ready: 'This report is not ready yet',
  tax_rate_missing: 'First enter the euro rate of {{currency}} for {{year}}',
  tax_owner_missing: 'First enter the company that runs the market',
  birth_date_invalid: 'Enter the real date of birth',
  pesel_of_another_day: 'This PESEL does not fit the date of birth',
}
