import { numbered, type RulesFacts, type RulesText } from '../shape.ts'
import { days, minutes } from './spans.ts'

export const sections = (facts: RulesFacts) => numbered(parts(facts))

const OLD_DEVICES: ReturnType<RulesText>[6] = {
  title: 'Old devices',
  paragraphs: [
    'Whoever buys equipment delivered to the door may hand over an old device of the same kind at the place of delivery, free of charge. It is ticked in the cart, at the order from the seller concerned; the seller arranges the collection.',
  ],
}

const parts: RulesText = ({ holdMinutes, sendsMail, demo, currency, electrical, ...waits }) => [
  {
    title: 'Who runs the service and who sells',
    paragraphs: [
      'The service is an online marketplace: it enables buyers and sellers to conclude contracts of sale. The operator is not a party to the contract of sale unless stated otherwise beside the offer.',
      'All sellers are traders. Their name, address, tax ID, number in the register, phone and e-mail are given beside every offer, and their name, address, phone and e-mail also in the summary beside the order button. Consumer rights apply to every contract with a consumer.',
      'The seller is responsible for the description, dispatch, returns, complaints and the statutory liability for defects. The operator is responsible for the running of the service, for passing on the order and for handling online payments.',
    ],
  },
  {
    title: 'Offers, conditions and prices',
    paragraphs: [
      'Goods are new, used or damaged. Used goods have a grade, and the seller lists every known defect in the description. What the conditions and grades mean is stated beside the offer.',
      `Prices are gross prices in ${currency === 'PLN' ? 'Polish zloty' : currency}. Where a price has been reduced, we show beside it the lowest price of the 30 days before the reduction. The cost of delivery is known before the order is placed.`,
      'The order of offers in lists is described on the page “How we order results”. Sellers cannot pay for a higher place. Prices are not adapted to the person who buys.',
    ],
  },
  {
    title: 'Placing an order',
    paragraphs: [
      'An order can be placed without an account. The cart can hold goods from several sellers; each of them gives rise to a separate order and a separate contract.',
      `The button “Order with obligation to pay” submits an offer to buy. The contract is concluded when the service confirms that the order has been accepted: with online payment once the payment has been received, with cash on delivery at once${onDelivery(sendsMail, demo)}`,
      sendsMail
        ? 'The confirmation, with the content of the order and the seller’s details, arrives by e-mail; we also send a message when an order has been paid for, cancelled or has expired. The state of the order is shown on its page, to which the link in the message leads.'
        : 'This service does not send e-mail at present. The state and content of the order are shown on its page: the link to it must be kept, and the page can be printed.',
      `With online payment the goods are reserved for ${minutes(holdMinutes)}. If payment is not made within this time, the reservation expires and the goods go back on sale. With a bank transfer the goods wait longer; the payment page states until when.${sendsMail || demo ? ' The goods wait just as long for the order to be confirmed by the link.' : ''}`,
      'When buying damaged goods, the buyer separately accepts the condition described. The defects described are then no lack of conformity with the contract.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'Payment can be made online through a provider chosen from those shown at checkout, or as cash on delivery where the seller and the carrier offer it.',
      'One online payment covers all orders placed together. A payment that failed or was interrupted can be repeated for as long as the reservation lasts.',
    ],
  },
  {
    title: 'Delivery and collection',
    paragraphs: [
      'The way of delivery is chosen separately for each seller: courier, pickup point, parcel locker or collection from the seller’s shop. The seller determines to which countries and at what price goods are delivered; only what reaches the buyer’s country can be chosen in the order.',
      'Beside the product, in the cart and in the order we state the expected day of delivery: the seller’s preparation time and the time of transport, counted in working days. An order may arrive in several parcels; each can be tracked on the order’s page.',
      `Goods ready for collection in the shop wait for ${days(waits.collectionDays)}${sendsMail && waits.reminderDays > 0 ? `; ${days(waits.reminderDays)} before the end of this time we send a reminder by e-mail` : ''}. After that the order is cancelled, and any money paid goes back to the buyer.`,
      `An order that has been dispatched and of whose delivery nobody tells us is deemed delivered after ${days(waits.arrivalDays)}; this does not apply to cash on delivery. Whoever has not received it reports this on the order’s page.`,
      'The seller may offer free delivery from a certain value; the cart shows the amount still missing.',
    ],
  },
  {
    title: 'Returns, complaints and reviews',
    paragraphs: [
      'Withdrawal from the contract, a return, an exchange and a complaint are notified on the order’s page; the rules are described on the page “Returns and complaints”. Where the parties do not agree with each other, the operator settles the dispute at the request of one of them.',
      'A review can be written only by someone who bought the goods in the service and received them; the service checks this against the order. We show good and bad reviews. The service rewards nobody for reviews. Only the operator can hide a review, giving its author the reason; anyone who is logged in can report it.',
    ],
  },
  electrical ? OLD_DEVICES : null,
  {
    title: 'Accessibility',
    paragraphs: [
      'The service is built so that it can be used with a keyboard, with a screen reader, magnified and with reduced motion on the screen. A barrier can be reported to the e-mail address at the end of the page; we answer within 14 days.',
    ],
  },
  {
    title: 'Disputes and changes to these terms',
    paragraphs: [
      'Consumers may use mediation and the arbitration courts at the voivodeship inspectorates of the Polish Trade Inspection, and the help of a consumer ombudsman.',
      'We announce a change to these terms on this page before it comes into force; all versions remain available there. Orders placed before the change are governed by the terms at the time of the order: their text is in the message that confirms the order.',
    ],
  },
]

/** How a guest's order on delivery counts: by the link in a mail, by the one a demo shows, or, where nothing can bring a link, not at all. */
function onDelivery(sendsMail: boolean, demo: boolean): string {
  if (!sendsMail && !demo) return '. At present only a buyer who is logged in can place an order with cash on delivery.'
  return `, and if the buyer is not logged in, once the order has been confirmed by the link${sendsMail ? ' in the message' : ''}.`
}
