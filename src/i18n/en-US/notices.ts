import type { notices as master } from '../pl-PL/notices.ts'
import type { Same } from '../shape.ts'

export const notices: Same<typeof master> = {
  network: 'No connection to the shop. Check your internet and try again.',
  actionFailed: 'Action failed',
  unexpected: 'An error occurred: {{message}}',
  required: 'This field is required',
  invalidEmail: 'Enter a valid e-mail address',
  noQuantity: "I don't have that quantity",
  popupBlocked: 'The browser is blocking new windows. Allow them to go to the payment.',
  noDelivery: 'No pickup or delivery method selected',
  userDataIncomplete: 'Please complete user data',
  addressIncomplete: 'Please complete the shipping address',
  invoiceIncomplete: 'Please complete all invoice data',
  orderFailed: 'Failed to place order',
  storeNotConfigured: 'Your store is not fully configured: set the delivery costs in store management',
}
