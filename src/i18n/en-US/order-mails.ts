import type { orderMails as pl } from '../pl-PL/order-mails.ts'
import type { Same } from '../shape.ts'
import { cancelReasons } from './cancel-reasons.ts'

export const orderMails: Same<typeof pl> = {
  order: 'Order {{number}}',
  orderOf: 'Order {{number}}: {{seller}}',
  delivery: 'Delivery',
  total: 'Total with VAT',
  pickup: 'Place of collection',
  paid: 'Paid.',
  payOnDelivery: 'To be paid on delivery: {{price}}.',
  payOnline: 'To be paid online: {{price}}.',
  address: 'Delivery address',
  seller: 'Seller: {{seller}}',
  taxId: 'Tax number: {{taxId}}',
  withdrawal: 'Right of withdrawal',
  withdrawal1:
    'If you buy as a consumer, or as a sole trader with the rights of a consumer, you may withdraw from the contract with each seller within 14 days without giving a reason. The period begins on the day on which you, or somebody you named, received the goods; with several parcels, the last of them.',
  withdrawal2:
    'To withdraw, send the seller a clear statement before the period ends, for example by e-mail or letter. You may use the form below, but need not.',
  withdrawal3:
    'The seller gives back all your payments, including delivery up to the cheapest ordinary way, within 14 days of receiving the statement and by the same means of payment unless you agree to another. The seller may wait until the goods or a proof of their return arrive.',
  withdrawal4:
    'Send the goods back within 14 days of your statement. You bear the direct cost of the return unless the seller agreed to. You answer only for a loss of value caused by using the goods beyond what was needed to check them.',
  form: 'Model withdrawal form',
  form1: 'To: (name, address and e-mail of the seller)',
  form2: 'I hereby give notice that I withdraw from my contract of sale of the following goods: (goods, order number)',
  form3: 'Ordered on and received on; name; address; signature (only if on paper); date.',
  terms: 'Terms and complaints',
  conformity: 'The seller answers for the conformity of the goods with the contract for 2 years from delivery.',
  termsAt: 'Terms of buying:',
  returnsAt: 'Returns and complaints:',
  transfer: 'Data for the transfer',
  transferTitle: 'Title:',
  transferAmount: 'Amount:',
  transferAccount: 'Account:',
  transferHolder: 'Recipient:',
  ...cancelReasons,
}
