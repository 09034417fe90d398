import type { MailWords } from '../mail-words.ts'

/** Mails about steps of one order, to its buyer and its seller. */
export const orderStepMails = {
  orderReady: {
    subject: 'Order {{number}} is ready to collect',
    lines: [
      'Your order {{number}} from {{seller}} is ready to collect.',
      'Where to collect it: {{place}}.',
      'It is kept until {{until}}.',
    ],
    button: 'See the order',
    after: ['Please have the order number ready.'],
  },
  parcelHeldUp: {
    subject: 'Order {{number}}: {{what}}',
    lines: [
      'This is about a shipment of your order {{number}} from {{seller}}: {{what}}.',
      '{{todo}}',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'See the order',
    after: ['Where the shipment is, the carrier tells here: {{tracking}}'],
  },
  parcelNeedsYou: {
    subject: 'Order {{number}}: {{what}}',
    lines: [
      'This is about a shipment of order {{number}} at {{company}}: {{what}}.',
      '{{todo}}',
      'Carrier: {{carrier}}. Tracking number: {{trackingNumber}}.',
    ],
    button: 'Open the order',
    after: ['Where the shipment is, the carrier tells here: {{tracking}}'],
  },
  parcelsSent: {
    subject: 'Order {{number}}: a parcel is on its way',
    lines: ['{{seller}} sends your order {{number}} in several parcels. {{state}}'],
    button: 'See the order',
    after: ['All parcels that have left so far stand below.'],
  },
  parcelsCorrected: {
    subject: 'Order {{number}}: corrected tracking numbers',
    lines: ['{{seller}} has corrected a tracking number of order {{number}}. The numbers below are the valid ones.'],
    button: 'See the order',
  },
  orderDelivered: {
    subject: 'Order {{number}} is delivered',
    lines: [
      'Order {{number}} from {{seller}} has arrived. Enjoy it!',
      'If something is wrong, write to the seller: the contact is on the page of the order. If the order has not reached you, write there, too.',
    ],
    button: 'See the order',
  },
  orderCancelledByMarket: {
    subject: 'Order {{number}} is cancelled',
    lines: ['The market has cancelled your order {{number}} with {{seller}}. You pay nothing.', 'Reason: {{reason}}'],
    button: 'See the order',
  },
  purchaseExpiring: {
    subject: 'Pay for your order: it is kept until {{until}}',
    lines: [
      'Your order at {{market}} is still waiting for its payment: {{price}}.',
      'We keep the goods for you until {{until}}. After that they go back on sale. If you are paying right now, there is nothing to do.',
    ],
    button: 'Pay now',
  },
  reviewWanted: {
    subject: 'How was your purchase?',
    lines: [
      'What you bought at {{market}} has been with you for some days. Tell others whether it is as described.',
      'A score is enough, a comment is up to you. We show all reviews, critical ones, too.',
    ],
    button: 'Review the purchase',
  },
} as const satisfies Record<string, MailWords>
