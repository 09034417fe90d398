import type { returns as polish } from '../pl-PL/returns.ts'
import type { Same } from '../shape.ts'

/** What buyers send back or complain of: kinds, states, history and mails. */
export const returns = {
  kind_withdrawal: 'Withdrawal from the contract',
  kind_return: 'Return by the seller’s policy',
  kind_exchange: 'Exchange for another item',
  kind_claim: 'Complaint',
  status_opened: 'Opened',
  status_accepted: 'Accepted',
  status_sent: 'Goods on their way back',
  status_received: 'Goods checked',
  status_settled: 'Settled',
  status_rejected: 'Rejected',
  status_cancelled: 'Cancelled by the buyer',
  status_lapsed: 'Closed: nothing was sent back',
  status_disputed: 'With the operator',
  status_stopped: 'Before sending, nothing to send back',
  wish_repair: 'Repair',
  wish_replacement: 'Another item',
  wish_priceReduction: 'A lower price',
  wish_refund: 'Withdrawal and the money back',
  event_open: 'Opened',
  event_stop: 'Withdrawn before sending: the order is cancelled',
  event_cancel: 'Cancelled by the buyer',
  event_accept: 'Complaint accepted',
  event_reduce: 'Price lowered',
  event_reject: 'Complaint rejected',
  event_send: 'Goods sent back',
  event_receive: 'Goods arrived and were checked',
  event_refund: 'Money given back',
  event_replace: 'Another item was sent',
  event_repair: 'Goods repaired',
  event_lapse: 'It lapsed: nothing was sent back',
  event_dispute: 'Brought before the operator',
  event_giveMoneyBack: 'The operator decided for the buyer',
  event_decideForSeller: 'The operator decided for the seller',
  by_buyer: 'buyer',
  by_seller: 'seller',
  by_operator: 'operator',
  by_system: 'automatically, when the time was over',
  labelReady: 'Return label',
  labelGone: 'Return label no longer valid',
  news_label_ready:
    '{{seller}} bought a label for you that costs you nothing. Print it from the page of the case, stick it on the parcel and hand it in at a point of the carrier.',
  news_label_gone: '{{seller}} took the return label back. Do not hand in a parcel with it.',
  mailGoods: 'Goods of order {{number}}',
  mailFound: '{{received}} of {{quantity}} arrived',
  mailDeduction: 'Deducted {{amount}}: {{reason}}',
  mailWords: 'In words',
  mailAmount: 'Given back: {{amount}}.',
  mailStatement: 'The statement',
  stopped_provider:
    'The goods had not left yet, so the order is cancelled and nothing has to be sent back. The whole amount, {{amount}}, goes back the way the payment came. We write when it has left.',
  stopped_transfer:
    'The goods had not left yet, so the order is cancelled and nothing has to be sent back. The whole amount, {{amount}}, goes back by bank transfer: enter your account number on the order page.',
  stopped_nothing:
    'The goods had not left yet, so the order is cancelled. There is nothing to pay and nothing to send back.',
  withdrawalStatement:
    'I withdraw from the contract of sale of the goods named above, of order {{number}}, concluded with {{seller}}.',
  news_buyer_open_return:
    'Your return reached {{seller}} ({{at}}). Send the goods by {{until}} and enter the parcel’s number on the page of the return.',
  news_buyer_open_exchange:
    'Your request for an exchange reached {{seller}} ({{at}}). Send the goods by {{until}} and enter the parcel’s number on the page of the exchange.',
  news_buyer_open_claim: 'Your complaint reached {{seller}} ({{at}}). An answer is due by {{until}}.',
  news_seller_open: '{{name}} opened a case ({{at}}).',
  news_seller_stop:
    '{{name}} withdrew from the contract before the goods left ({{at}}). The order is cancelled: do not send it. The goods are in stock again.',
  event_stopPart: 'Withdrawn from a part before sending: these items will not come',
  stoppedPart_provider:
    'These items had not left yet, so they will not be sent and nothing has to be sent back. {{amount}} goes back the way the payment came. We write when it has left. The rest of the order stays as it is.',
  stoppedPart_transfer:
    'These items had not left yet, so they will not be sent and nothing has to be sent back. {{amount}} goes back by bank transfer: enter your account number on the order page. The rest of the order stays as it is.',
  stoppedPart_nothing:
    'These items had not left yet, so they will not be sent and nothing has to be sent back. Their money went back before. The rest of the order stays as it is.',
  news_seller_stopPart:
    '{{name}} withdrew from the contract for items that have not left yet ({{at}}). Do not send them; they are in stock again. The rest of the order stays as it is.',
  news_seller_cancel: 'The buyer cancelled it and keeps the goods.',
  news_buyer_accept: '{{seller}} accepted your complaint.',
  news_buyer_reduce: '{{seller}} accepted your complaint and lowers the price.',
  news_buyer_reject: '{{seller}} rejected your complaint.',
  news_seller_send: 'The buyer sent the goods back.',
  news_buyer_receive:
    '{{seller}} received and checked the goods. If you do not agree with a deduction, you can ask the operator to decide on the page of the case.',
  news_buyer_refund: '{{seller}} gives the money back.',
  news_buyer_replace: '{{seller}} sends another item.',
  news_buyer_repair:
    'The goods are repaired and on their way to you. The seller answers for them longer: the page of the case names the day.',
  news_buyer_lapse: 'The goods were not sent in time, so the case is closed without money back.',
  news_seller_lapse:
    'The buyer did not send the goods in time, so the case is closed. The order’s money does not wait for it any longer.',
  news_buyer_dispute: 'The operator will decide. On the page of the case you can write what speaks for you.',
  news_seller_dispute:
    'The operator will decide; the order’s money waits. On the page of the case one can write what speaks for the seller.',
  news_buyer_giveMoneyBack: 'The operator decided in your favour.',
  news_seller_giveMoneyBack: 'The operator decided in the buyer’s favour.',
  news_buyer_decideForSeller: 'The operator decided in favour of {{seller}}.',
  news_seller_decideForSeller: 'The operator decided in the seller’s favour.',
  news_clock_accept: 'The seller did not answer in time, so the complaint is accepted.',
  news_clock_reduce: 'The seller did not answer in time, so the price is lowered as the buyer asked.',
  news_clock_refund: 'The time to give the money back is over, so the market gives it back now.',
  remind_answer: 'An answer to the complaint is due by {{until}}. Without one it counts as accepted.',
  remind_send: 'Send the goods by {{until}} and enter the parcel’s number on the page of the case.',
  remind_close:
    'The day by which the goods had to be sent is over. Send them and enter the parcel’s number on the page of the case by {{until}}; otherwise the case closes as not sent back, without money back. If you have sent them already, entering the number is enough.',
  remind_money: 'The money is due to the buyer by {{until}}. Check the goods and give it back.',
  mailTodo: 'What to do, and by when',
  mailUntil: 'due {{until}}',
  mailSpoken: 'new message',
  todo_answer: 'Answer the complaint by {{until}}.',
  todo_silence: 'Without an answer by then it counts as accepted.',
  todo_moneyBy: 'Give the money back by {{until}}. You may wait until the goods or a proof that they were sent arrive.',
  todo_checkAndPay: 'When the goods arrive, check them, note what came, and give the money back by {{until}}.',
  todo_check: 'When the goods arrive, check them, note what came, and settle the case on its page.',
  todo_sendBy: 'Send the goods back by {{until}} and enter the parcel’s number on the page of the case.',
  todo_sendClaimed:
    'If the seller is to get the goods, send them and enter the parcel’s number on the page of the case.',
  todo_sendClaimedBy: 'Send the goods by {{until}} and enter the parcel’s number on the page of the case.',
  todo_askOperator: 'If you do not agree, you can ask the operator to decide on the page of the case, by {{until}}.',
  todo_account:
    'The money goes back by bank transfer. Enter your account number on the order page unless it is there already.',
  todo_waitForMoney:
    'Nothing. The money goes back the way the payment came. This usually takes up to a few working days. We write when it has left.',
  news_operator_dispute: 'The buyer and {{seller}} ask you to decide; the order’s money waits until then.',
  news_spoken_buyer: '{{name}} wrote about the case. It can be answered on its page.',
  news_spoken_seller: '{{seller}} wrote about the case. It can be answered on its page.',
  news_spoken_operator: 'The operator wrote about the case. It can be answered on its page.',
  terms_days: '{{days}} days to return, no reason needed',
  terms_paid_buyer: 'the buyer pays for sending back',
  terms_paid_seller: 'the seller pays for sending back',
  terms_exchange_one: 'exchange within {{count}} day',
  terms_exchange_other: 'exchange within {{count}} days',
  terms_claim_one: 'complaints for {{count}} month, from companies too',
  terms_claim_other: 'complaints for {{count}} months, from companies too',
  terms_conformity_one: '{{count}} month of liability for conformity',
  terms_conformity_other: '{{count}} months of liability for conformity',
  terms_linesConformity_one:
    'The seller is liable to consumers for conformity with the contract for {{count}} month from delivery. A defect that shows in this time is presumed to have existed at delivery.',
  terms_linesConformity_other:
    'The seller is liable to consumers for conformity with the contract for {{count}} months from delivery. A defect that shows in this time is presumed to have existed at delivery.',
  terms_linesLaw:
    'Consumers may withdraw from the contract within {{law}} days of receiving the goods, without giving a reason.',
  terms_linesMore:
    'The seller takes goods back for {{days}} days after you receive them, no reason needed. Consumers may also withdraw from the contract within {{law}} days.',
  terms_linesPaid_buyer: 'The buyer pays for sending returned goods back.',
  terms_linesPaid_seller: 'The seller pays for sending returned goods back.',
  terms_linesExchange_one: 'Goods can be exchanged for another item within {{count}} day of receiving them.',
  terms_linesExchange_other: 'Goods can be exchanged for another item within {{count}} days of receiving them.',
  terms_linesClaim_one: 'The seller takes complaints for {{count}} month from receiving the goods, from companies too.',
  terms_linesClaim_other:
    'The seller takes complaints for {{count}} months from receiving the goods, from companies too.',
} as const satisfies Same<typeof polish>
