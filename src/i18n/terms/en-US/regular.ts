import { percentIn, type RegularText, shown, withVat } from '../shape.ts'
import { days } from './spans.ts'

const percent = percentIn('en-GB')

export const sections = (...facts: Parameters<RegularText>) => shown(parts(...facts))

const parts: RegularText = (commission, notice) => [
  {
    title: 'Before you start',
    paragraphs: [
      'A company is registered in the service in a few steps, and missing data can be added later. Selling begins when the operator has approved the company and nothing is missing that the operator requires of sellers; the list of requirements is on the page “Company data”.',
    ],
  },
  {
    title: '1. Who may sell',
    paragraphs: [
      'Traders may sell. Before the first sale they give the data that the law and the operator require, among others name, address, phone, e-mail and tax ID, and declare that they offer only goods that comply with the law of the European Union.',
      'The operator reviews the data, compares the tax ID with public registers where these respond, and approves the company. Data that are false, or are not completed despite a request, lead to the suspension of selling.',
    ],
  },
  {
    title: '2. Requirements for offers',
    paragraphs: [
      'An offer states the condition of the goods, their grade and every known defect, completeness, warranty, preparation time, the manufacturer and, where the manufacturer is established outside the Union, the responsible person in the Union.',
      'Before offering goods, the seller erases the data of previous users and removes account locks, passwords and SIM locks. Goods that are stolen, counterfeit or withdrawn from the market must not be sold.',
      'A reduction may be announced only where the new price is lower than the lowest price of the 30 days before it. The service calculates this lowest price from the price history and shows it beside the reduction.',
    ],
  },
  {
    title: '3. Commission and settlements',
    paragraphs: [
      `The commission is ${percent(commission.rate)} of the gross price of the goods sold, excluding the cost of delivery. VAT of ${percent(commission.vat)} is added to it, so that it comes to ${percent(withVat(commission))} of the gross price in total.`,
      commission.categories.length > 0
        ? `In these categories, together with the categories within them, the rate (without VAT) is different: ${commission.categories
            .map(({ names, rate }) => `${names['en-US'] ?? names['pl-PL']} ${percent(rate)}`)
            .join(', ')}.`
        : null,
      'A rate agreed with the company takes precedence over the above. The seller panel shows the commission, and the amount that remains with the seller, when the price is set. The rate is recorded at the time of the order and does not change afterwards.',
      'The service pays out the money from completed orders to the account given in the company data; amounts, dates and holds are shown on the page “Payouts”. The commission is deducted from the payout; for orders with cash on delivery the seller owes it. When money goes back to the buyer, the commission on it goes back to the seller.',
    ],
  },
  {
    title: '4. Orders, delivery and service to buyers',
    paragraphs: [
      'The seller dispatches the goods within the time stated in the offer, answers buyers’ questions and complaints, and accepts withdrawals in accordance with the page “Returns and complaints”.',
      'Offers of a seller who has not set the costs of delivery cannot be ordered.',
    ],
  },
  {
    title: '5. Order of offers and access to data',
    paragraphs: [
      'The main parameters of the order and their weight are described on the page “How we order results”. There is no paid ranking, and any offers of the operator’s own would be treated in the same way.',
      'The seller sees the data of their own orders and customers to the extent needed to serve them. Data of other sellers are not made available.',
    ],
  },
  {
    title: '6. Moderation and restrictions',
    paragraphs: [
      'An offer that breaches the law or these terms can be reported with the link “Report” beside the offer, also without an account. When an offer or an account is restricted, the seller receives a decision with reasons: what was restricted, on what basis, whether the decision was automated and how to complain about it.',
      `A complaint is free of charge, can be made within 6 months and is decided by a person. We announce the end of the cooperation ${days(notice.contractEnd)} in advance unless the law requires immediate action.`,
    ],
  },
  {
    title: '7. Reporting and changes',
    paragraphs: [
      'The operator passes information about sellers to the tax authorities to the extent required by law and sends the seller a copy.',
      `We notify the owners of the company of a change to these terms by e-mail and in the service at least ${days(notice.terms)} before it comes into force, unless an earlier change is required by law or to remove a danger. The version whose text we sent stays permanently at its own address.`,
    ],
  },
]
