import { type ReturnsText, shown } from '../shape.ts'
import { days, months, monthsOrYears } from './spans.ts'

export const sections = (...facts: Parameters<ReturnsText>) => shown(parts(...facts))

const parts: ReturnsText = ({ sendsMail, ...periods }) => [
  {
    title: `1. Withdrawal from the contract within ${days(periods.withdrawalDays)}`,
    paragraphs: [
      `A consumer may withdraw from the contract without giving a reason within ${days(periods.withdrawalDays)} of receiving the goods or, where the order arrives in parts, of receiving the last of them. It is enough to send the statement before the period ends. The order’s page states the last day; where it falls on a day that is not a working day, the period ends on the next working day. The seller may allow more time; the offer and the order’s page say so.`,
      'A person running a business who buys outside their profession has the same right.',
      `The simplest way to withdraw is on the order’s page: the button “Withdraw from the contract here”, then the choice of goods and the button “Confirm withdrawal”. The button is there throughout the period, without logging in. ${
        sendsMail
          ? 'The service sends the confirmation with the content of the statement, the day and the time at once by e-mail. The order’s page is opened by the link in the message about the order; whoever does not have it can get it on the page “Find an order” by giving the order number and the e-mail address.'
          : 'The content of the statement, the day and the time are shown at once on the page of the case; it can be printed. This service does not send e-mail at present: the link to the order’s page must be kept.'
      }`,
      'The statement can also be sent to the seller by e-mail or letter, for example using the model in point 6. The seller’s e-mail and phone are on the order’s page, and the address is on the seller’s page in the service. Such a statement should contain the first name and surname and the order number.',
    ],
  },
  {
    title: '2. Return of the goods and refund',
    paragraphs: [
      `The goods must be sent back within ${days(periods.sendDays)} of the withdrawal. The buyer bears the cost of sending them back unless the seller has offered otherwise. The carrier and the parcel number can be entered on the page of the case; this is proof of dispatch. When the period has ended, we send a last reminder; after a further ${days(periods.closeDays)} a case in which nothing was sent is closed.`,
      'The seller refunds all payments, including the cost of the cheapest standard delivery, within 14 days of receiving the statement, by the same means of payment. The seller may withhold the refund until the goods or the proof of dispatch have been received.',
      'The buyer is liable for a loss in value of the goods only where they were used beyond checking their characteristics. The lack of the original packaging does not take away the right of withdrawal. The seller gives reasons for a deduction, and the buyer sees it on the page of the case.',
      'Beyond the right of withdrawal, the seller may accept returns and exchanges for longer, under rules of their own. Where they do so, the return or exchange is notified on the order’s page.',
    ],
  },
  {
    title: '3. When there is no right of withdrawal',
    paragraphs: [
      'Among other cases, there is no right of withdrawal for goods made to order, or for recordings and software in sealed packaging that was opened after delivery.',
    ],
  },
  {
    title: '4. Complaint: lack of conformity with the contract',
    paragraphs: [
      'A complaint is made on the order’s page: “Complain”. It can also be sent to the seller by e-mail or letter; the order’s page gives the seller’s e-mail and phone.',
      `The seller is liable to the consumer for a lack of conformity with the contract that exists at the time of delivery and becomes apparent within ${monthsOrYears(periods.liableMonths)}, also where the goods are used.`,
      'Repair or replacement can be demanded first. Where these are impossible, excessively costly or have not taken place within a reasonable time, it is possible to demand a price reduction or to withdraw from the contract.',
      periods.silenceAccepts
        ? `The seller answers the complaint within ${days(periods.answerDays)}; no answer means that the complaint is accepted.`
        : `The seller answers the complaint within ${days(periods.answerDays)}.`,
      periods.repairMonths > 0
        ? `A repair under this liability extends it once by ${months(periods.repairMonths)}.`
        : null,
      `Whoever disagrees with the answer may ask the operator for a decision on the page of the case within ${days(periods.disputeDays)}. The operator reads what both sides have written and gives reasons for the decision. This does not bar the way to court or to mediation.`,
    ],
  },
  {
    title: '5. Warranty',
    paragraphs: [
      'The warranty of the seller or the manufacturer is stated in months beside the offer. It does not limit the rights that follow from a lack of conformity with the contract.',
    ],
  },
  {
    title: '6. Model withdrawal form',
    paragraphs: [
      `The form with the seller’s details and the order number, ready to print (PDF), is on the order’s page beside the button “Withdraw from the contract here”${sendsMail ? ' and attached to the message that confirms the order' : ''}. Its text:`,
      'To: the seller’s name and e-mail from the order’s page, the address from the seller’s page in the service. I, the undersigned, withdraw from the contract of sale of the following items. Order number, date of receipt, first name and surname, address, date and, in the case of a letter on paper, signature.',
    ],
  },
]
