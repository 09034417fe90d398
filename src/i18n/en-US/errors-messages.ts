import type { messagesErrors as master } from '../pl-PL/errors-messages.ts'
import type { Same } from '../shape.ts'

/** Failures around messages. */
export const messagesErrors: Same<typeof master> = {
  conversation_not_found: 'There is no such conversation.',
  conversation_closed: 'The operator has ended this conversation.',
  person_left: 'This person has deleted the account: nobody would answer.',
  conversation_blocked:
    'One side has blocked the other. An order under way can still be talked about in its own conversation.',
  seller_not_selling:
    'This seller does not sell at present. What was bought there can be talked about in the conversation about the order.',
  message_file_unknown: 'This file is gone. Add it again.',
  order_of_guest: 'The buyer has no account: write to the e-mail address of the order.',
  own_offer: 'This is an offer of your own company.',
  too_many_templates: 'A company can have {{maximum}} ready answers.',
  template_not_found: 'There is no such ready answer.',
  placeholder_unknown: 'Unknown names: {{names}}',
  report_not_found: 'There is no such report.',
  report_decided: 'This report has been decided already.',
}
