import type { MailWords } from '../mail-words.ts'

/** Mails about what was bought, to buyers and sellers. */
export const purchaseMails = {
  paymentNeedsYou: {
    subject: 'A payment needs you',
    lines: ['Payment {{payment}} needs a person’s decision. The list says what happened and what to do.'],
    button: 'See the list',
  },
  chargebackOpened: {
    subject: 'The buyer’s bank takes back the payment for order {{numbers}}',
    lines: [
      'The buyer asked the bank to return {{amount}} paid for order {{numbers}}. Until that is decided, this money waits and is not paid out.',
      'An answer is needed by: {{until}}. What helps: proof of sending and of delivery, the description with its pictures, what was written with the buyer. Do not send goods that have not left yet, and do not give the money back a second time.',
    ],
    button: 'See and answer',
  },
  chargebackEnding: {
    subject: 'Time to answer is running out: order {{numbers}}',
    lines: ['The answer about {{amount}} for order {{numbers}} is needed by: {{until}}. Without it the money is lost.'],
    button: 'See and answer',
  },
  chargebackWon: {
    subject: 'Dispute won: order {{numbers}}',
    lines: ['The bank decided for the seller: {{amount}} for order {{numbers}} stays and is not held any more.'],
    button: 'See the order',
  },
  chargebackLost: {
    subject: 'Dispute lost: order {{numbers}}',
    lines: [
      'The bank decided for the buyer: {{amount}} for order {{numbers}} went back. You see it in the settlements. Do not give it back a second time.',
    ],
    button: 'See the order',
  },
  chargebackAnswerRefused: {
    subject: 'The payment provider did not take the answer: order {{numbers}}',
    lines: [
      'The answer to the dispute about {{amount}} for order {{numbers}} was not taken. See why, change it and send it again in time, or answer in the payment provider’s dashboard.',
    ],
    button: 'See and answer',
  },
  ksefRefused: {
    subject: 'KSeF refused invoice {{number}}',
    lines: [
      'The state’s system KSeF did not take invoice {{number}} of {{company}}. Its answer: {{problem}}',
      '{{todo}}',
    ],
    button: 'See the invoice',
  },
  ksefTokenRefused: {
    subject: 'KSeF does not take the token of {{company}}',
    lines: [
      'The state’s system KSeF does not take the token of {{company}}, so its invoices wait to be sent.',
      'Create a new token in KSeF that may issue invoices, and enter it in the document settings. What waits then leaves by itself.',
    ],
    button: 'Open the settings',
  },
  ksefOverdue: {
    subject: 'KSeF has still not answered about invoice {{number}}',
    lines: [
      'Invoice {{number}} of {{company}} has waited for the state’s system KSeF for {{days}}: there is neither a KSeF number nor a refusal.',
      'We go on asking every hour, and nothing is lost. See in KSeF whether the invoice is there and whether a failure of the system was announced; an offline invoice has to be sent on the next working day at the latest.',
    ],
    button: 'See the invoice',
  },
  orderCalledOff: {
    subject: 'The seller cancelled order {{number}}',
    lines: ['{{seller}} cancelled your order {{number}}. You pay nothing.', 'Reason: {{reason}}'],
    button: 'See the order',
    after: ['If you have questions, write to the seller. The contact is on the page of the order.'],
  },
  orderRefunded: {
    subject: 'Refund for order {{number}}',
    lines: ['We are refunding {{amount}} for order {{number}} with {{seller}}.', 'Reason: {{reason}}', '{{how}}'],
    button: 'See the order',
    after: ['If you have questions, write to the seller. The contact is on the order page.'],
  },
  paidOrderCancelled: {
    subject: 'Order {{number}} is cancelled',
    lines: [
      'The paid order {{number}} with {{seller}} was cancelled. We are refunding {{amount}}.',
      'Reason: {{reason}}',
      '{{how}}',
    ],
    button: 'See the order',
    after: ['If you have questions, write to the seller. The contact is on the order page.'],
  },
  withdrawalReceipt: {
    subject: 'Your withdrawal arrived: order {{number}}',
    lines: [
      '{{name}}, we confirm: on {{at}} you withdrew from the contract with {{seller}}. What you stated is below; keep this message. Number of the case: {{receipt}}.',
      'Send the goods by {{until}}. The money comes back no later than 14 days after this statement; the seller may wait with it until the goods or a proof of sending arrive.',
    ],
    button: 'See the case and enter the parcel’s number',
  },
  withdrawalStopped: {
    subject: 'Your withdrawal before sending arrived: order {{number}}',
    lines: [
      '{{name}}, we confirm: on {{at}} you withdrew from the contract with {{seller}}. What you stated is below; keep this message. Number of the case: {{receipt}}.',
      '{{money}}',
    ],
    button: 'See the order',
  },
  returnNews: {
    subject: '{{kind}} {{number}}: {{what}}',
    lines: ['{{kind}} {{number}}: {{what}}.', '{{news}}'],
    button: 'See the case',
  },
  refundAccountWanted: {
    subject: 'Enter an account for the refund of order {{number}}',
    lines: [
      'The payment provider could not return {{amount}} for order {{number}} with {{seller}}. We will return the money by bank transfer.',
      'Enter your account number on the order page. We never ask for passwords or codes.',
    ],
    button: 'Enter account number',
    after: ['If an account is entered already, there is nothing to do.'],
  },
  refundGone: {
    subject: 'Your refund for order {{number}} was sent',
    lines: ['The refund of {{amount}} for order {{number}} with {{seller}} was sent.', '{{where}}', '{{when}}'],
    button: 'See the order',
    after: [
      'If the money does not arrive in that time, ask your bank first, then write to us: the address is at the end of this message.',
    ],
  },
  orderFound: {
    subject: 'Link to order {{number}}',
    lines: [
      'Someone asked at {{market}} for the link to order {{number}}, which was placed with this address. The button opens its page: status, parcels, documents and what you can do now.',
      'The link works for {{hours}}.',
    ],
    button: 'View the order',
    after: ['If this was not you, ignore this message: the link came here only.'],
  },
  purchaseToConfirm: {
    subject: 'Confirm your order',
    lines: [
      'An order paid on delivery was placed at {{market}} with this address. Press the button and confirm it on the page that opens. Only then does the seller receive it.',
      'The goods are kept for you until {{until}}.',
    ],
    button: 'Confirm the order',
    after: [
      'If you are not ordering anything, ignore this message: without a confirmation the order expires by itself.',
    ],
  },
  purchaseToPay: {
    subject: 'Your order is waiting for payment',
    lines: [
      'Thank you for ordering at {{market}}. To be paid online: {{price}}.',
      'The goods are kept until {{until}}. If you are paying already, there is nothing to do.',
    ],
    button: 'See the order and pay',
    after: ['Keep this message: it confirms the order and tells you your rights.'],
  },
  transferToSend: {
    subject: 'How to pay for your order by transfer',
    lines: [
      'Please transfer {{price}}. Enter exactly the title below: we recognise your payment by it.',
      'The goods are kept until {{until}}. A transfer usually takes one working day.',
    ],
    button: 'See the data for the transfer',
    after: ['We will write when the money has arrived.'],
  },
  transferReminder: {
    subject: 'Reminder: we are waiting for your transfer',
    lines: [
      'Your payment of {{price}} has not arrived yet. If the transfer is on its way, there is nothing to do.',
      'The goods are kept until {{until}}. After that they go back on sale.',
    ],
    button: 'See the data for the transfer',
    after: ['If you do not want the order any more, you can cancel it on its page.'],
  },
  transferInPart: {
    subject: 'A part of the money has arrived',
    lines: [
      'We have received {{received}}. Still missing: {{price}}.',
      'Please transfer the missing amount with the same title. The sellers receive the order once it is paid in full.',
    ],
    button: 'See the data for the transfer',
    after: ['If the goods are gone by then, or you cancel the order, we return what was paid.'],
  },
  purchasePlaced: {
    subject: 'Your order is accepted',
    lines: [
      'Thank you for ordering at {{market}}. The sellers have just received it.',
      'Each seller will write to you when the goods are sent or ready to be collected.',
    ],
    button: 'See the order',
    after: ['Keep this message: it confirms the order and tells you your rights.'],
  },
  purchasePaid: {
    subject: 'Payment received, your order is accepted',
    lines: [
      'We received your payment of {{price}}. The sellers are preparing the order.',
      'Each seller will write to you when the goods are sent or ready to be collected.',
    ],
    button: 'See the order',
    after: ['Keep this message: it confirms the order and tells you your rights.'],
  },
  paidTooLate: {
    subject: 'Your payment came too late: you get it back',
    lines: [
      'We are sorry: your payment of {{price}} arrived when the goods had been sold to somebody else.',
      'We return all of it the way it came. Your bank may need some days. There is nothing you have to do.',
    ],
    button: 'See the order',
  },
  paidAfterCancelling: {
    subject: 'You get your money back for a cancelled order',
    lines: [
      'Your payment of {{price}} arrived after the order was cancelled.',
      'We return all of it the way it came. Your bank may need some days. There is nothing you have to do.',
    ],
    button: 'See the order',
  },
  purchaseExpired: {
    subject: 'Your order expired without payment',
    lines: [
      'The payment did not arrive in time, so the order at {{market}} expired and the goods are back on sale.',
      'Should the money arrive later, we accept the order if the goods are still there, or give all of it back.',
    ],
    button: 'See the order',
    after: ['You can order these goods again if they are available.'],
  },
  purchaseNotConfirmed: {
    subject: 'Your order expired without confirmation',
    lines: [
      'The order paid on delivery at {{market}} was not confirmed in time. It expired and the goods are back on sale. You pay nothing.',
    ],
    button: 'See the order',
    after: ['You can order these goods again if they are available.'],
  },
  purchaseCancelled: {
    subject: 'Your order is cancelled',
    lines: ['As you decided, we cancelled this order at {{market}}. The goods are back on sale.'],
    button: 'See the order',
    after: ['Should a payment arrive nevertheless, we give all of it back.'],
  },
  orderToHandle: {
    subject: 'New order {{number}}',
    lines: ['{{company}} has a new order {{number}} of {{price}}. It can be prepared.'],
    button: 'Open the order',
    after: ['The buyer’s data and the delivery address are on the page of the order.'],
  },
  orderNotToHandle: {
    subject: 'Order {{number}} cancelled: do not send it',
    lines: [
      '{{who}} cancelled order {{number}} of {{company}}. Do not send the goods. They are back in stock and on sale again.',
      'Reason: {{reason}}',
      '{{money}}',
    ],
    button: 'Open the order',
  },
  orderRefundedByMarket: {
    subject: 'Refund of order {{number}}: the operator decided',
    lines: [
      'The operator of {{market}} decided that the buyer gets {{amount}} back of order {{number}} of {{company}}.',
      'Reason: {{reason}}',
      '{{todo}}',
    ],
    button: 'Open the order',
  },
  reviewHidden: {
    subject: 'Your review of {{product}} has been hidden',
    lines: [
      'Your review of “{{product}}” is no longer shown and does not count towards ratings.',
      'Reason: {{reason}}',
    ],
    button: 'Open the review',
    after: ['If you disagree, write to us: you will find the address at the bottom of every page.'],
  },
  reviewRestored: {
    subject: 'Your review of {{product}} is visible again',
    lines: ['Your review of “{{product}}” is shown again and counts towards ratings.', 'Reason: {{reason}}'],
    button: 'Open the review',
  },
} as const satisfies Record<string, MailWords>
