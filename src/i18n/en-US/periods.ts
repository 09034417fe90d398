/** The operator's days and periods. */
export const periods = {
  intro:
    'These periods hold for the whole market. The limits of the fields follow from the law and from how orders work. Every change is kept in the audit log.',
  orders: 'Orders',
  ordersText:
    'Where nobody does anything, orders go on by themselves. New days hold for orders that wait already, too.',
  order_collectionDays: 'Collecting from a shop (days)',
  orderHint_collectionDays:
    'Goods laid out in a shop wait this long. Then the order is cancelled and the money goes back to the buyer.',
  order_reminderDays: 'Reminder to collect (days before)',
  orderHint_reminderDays: 'The buyer gets a mail this many days before the time to collect ends. 0: no reminder.',
  order_arrivalDays: 'Counts as delivered (days after it was sent)',
  orderHint_arrivalDays:
    'If nobody says anything by then, an order that was sent counts as delivered. Not where it is paid on delivery.',
  order_withdrawalDays: 'Order completed (days after delivery)',
  orderHint_withdrawalDays:
    'Then the order is completed, unless a return, complaint or dispute is open. Not shorter than the time to withdraw.',
  points: 'Collecting from carriers’ points',
  pointsText: 'About how long a shipment waits at a point. Buyers read that time as approximate. 0: none is told.',
  points_inpost: 'InPost (h)',
  points_dpd: 'DPD (h)',
  points_gls: 'GLS (h)',
  pointsHint_inpost:
    'InPost names 48 hours today, and named 72 before. Hours from the moment it is ready to be collected.',
  pointsHint_dpd: 'Hours from the moment it is ready to be collected.',
  pointsHint_gls: 'Hours from the moment it is ready to be collected.',
  returns: 'Returns and complaints',
  returnsText:
    'The days to answer and to send goods back stay in cases that are open already. All else holds at once, for open cases as well.',
  return_withdrawalDays: 'Withdrawal (days after delivery)',
  returnHint_withdrawalDays:
    'So long a buyer may withdraw without a reason; the law gives at least 14 days. An end on a free day moves to the next working day.',
  return_answerDays: 'Answer to a complaint (days)',
  returnHint_answerDays: 'So long the seller has, 14 days at most. A reminder comes three days before.',
  return_sendDays: 'Sending goods back (days)',
  returnHint_sendDays:
    'So long the buyer has after withdrawing, returning or an accepted complaint; the law says 14. A reminder comes three days before.',
  return_closeDays: 'Closed as not sent back (days after the last reminder)',
  returnHint_closeDays:
    'When the time to send is over, the buyer gets a last reminder. After this many days a withdrawal or an accepted complaint closes, and the seller’s money is not held any longer.',
  return_liableMonths: 'Seller’s liability (months after delivery)',
  returnHint_liableMonths: 'So long goods may be complained of; in Poland 24 months, for used ones as well.',
  return_repairMonths: 'More after a repair (months)',
  returnHint_repairMonths:
    'So much a repair lengthens the liability for the repaired thing; the law of the Union says 12 months.',
  return_graceDays: 'Money back by the market (days after it was due)',
  returnHint_graceDays:
    'Where the seller does not give the money back in time, the market does after this many days. An agreed return or exchange that was never sent lapses after as many.',
  return_disputeDays: 'Dispute after a decision (days)',
  returnHint_disputeDays: 'So long after a case was rejected or closed the operator may be asked to decide.',
  silenceAccepts: 'No answer in time means that a complaint is accepted',
  silenceAcceptsHint: 'Polish law says so: the complaint then counts as accepted the way the buyer asked.',
  informedFrom: 'Told of the right to withdraw from',
  informedFromHint:
    'Orders placed before this day were confirmed without all that has to be told: their buyers have 12 months more. Empty: all of them were told.',
  between: 'Enter a whole number from {{least}} to {{most}}',
  completedTooEarly: 'Not less than the time to withdraw: {{days}}',
  completedBefore: 'Orders are completed after this many days: {{days}}. Save more there first.',
  save: 'Save',
  saved: 'The periods were saved.',
} as const
