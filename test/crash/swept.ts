// Every verb that moves money, goods or numbers, as an endpoint or a job, and the sweep in which a market dies at each of its steps; or why
// none is needed. `swept-verbs.test.ts` finds a verb that stands in neither.

/** By the file of the sweep, then by the scenario as its file names it. */
export const SWEPT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sweep: {
    'place:': ['POST /api/checkout/orders'],
    "'start a payment'": ['POST /api/checkout/{key}/payments'],
    "'give up what is not paid'": ['POST /api/purchases/{key}/cancel', 'orderMails.ended', 'orderMails.sellersEnded'],
    "'settle a payment'": ['orderMails.confirmed'],
    "'refund what was paid too late'": ['checkout.refund', 'orderMails.paidTooLate', 'refunds.notifyGone'],
  },
  'sweep-stripe': { "'settle by webhooks'": ['POST /api/payments/webhooks/{provider}'] },
  'sweep-on-delivery': {
    "'a hold ends'": ['orders.releaseHold'],
    "'a guest confirms what is paid on delivery'": ['POST /api/purchases/{key}/confirm'],
    "'it is sent and delivered'": [
      'POST /api/companies/{id}/orders/{number}/ship',
      'POST /api/companies/{id}/orders/{number}/deliver',
    ],
    "'several are begun and sent in one request each'": [
      'POST /api/companies/{id}/order-preparations',
      'POST /api/companies/{id}/order-shipments',
    ],
    "'its seller calls it off'": ['POST /api/companies/{id}/orders/{number}/cancel'],
    "'the operator calls it off'": ['POST /api/admin/orders/{number}/cancel'],
    "'the operator knows that it arrived'": ['POST /api/admin/orders/{number}/delivered'],
  },
  'sweep-cash': {
    "'what carriers are to collect is written down'": ['cashOnDelivery.follow'],
    "'a report is taken and compared'": [
      'POST /api/companies/{id}/cash-reports',
      'cashOnDelivery.compare',
      'cashOnDelivery.deliver',
    ],
    "'a carrier is asked for its report'": ['cashOnDelivery.fetch'],
    "'what nobody reports in time is named'": ['cashOnDelivery.findMissed'],
  },
  'sweep-labels': {
    "'while a label is asked for and bought'": ['POST /api/companies/{id}/labels', 'labels.advance'],
    "'while a label that was bought is called off'": ['POST /api/companies/{id}/labels/{label}/cancel'],
  },
  'sweep-collections': {
    "'a courier is ordered'": ['POST /api/companies/{id}/collections', 'labels.orderCollections'],
  },
  'sweep-tracking': {
    "'it has arrived: its order is delivered once, and nobody asks any more'": [
      'tracking.follow',
      'tracking.askCarriers',
    ],
    "'something holds it up: its buyer and its seller are told once each'": ['orderMails.incident'],
  },
  'sweep-units': {
    "'while units are received'": ['POST /api/companies/{id}/units'],
    "'while an order leaves with its unit'": ['PUT /api/companies/{id}/orders/{number}/units'],
    "'while the certificate of a unit gets its file'": ['POST /api/companies/{id}/units/{code}/erasure/file'],
  },
  'sweep-shipping': {
    "'it is begun and leaves in two parts'": ['POST /api/companies/{id}/orders/{number}/prepare'],
    "'it is laid out in a shop and handed out'": ['POST /api/companies/{id}/orders/{number}/ready'],
    "'what was sent counts as delivered'": ['orders.assumeDelivered'],
    "'what was delivered is completed'": ['orders.completeOrders'],
  },
  'sweep-refunds': {
    "'nobody collects what is paid'": ['refunds.endCollections'],
    "'nothing is left to send'": ['refunds.endEmptied'],
    "'give a part back'": ['POST /api/companies/{id}/orders/{number}/refunds'],
    "'call off what is paid'": ['POST /api/purchases/{key}/orders/{number}/cancel'],
  },
  'sweep-returns': {
    "'a buyer withdraws'": ['returns.notify'],
    "'a buyer withdraws before it is sent'": ['POST /api/purchases/{key}/orders/{number}/withdrawal'],
    "'goods are never sent back'": ['returns.runClocks'],
    "'goods are received and paid back'": [
      'POST /api/companies/{id}/returns/{caseId}/receive',
      'POST /api/companies/{id}/returns/{caseId}/refund',
    ],
    "'the operator decides'": [
      'POST /api/purchases/{key}/cases/{caseId}/dispute',
      'POST /api/admin/disputes/{caseId}/decision',
    ],
  },
  'sweep-refund-transfers': {
    "'a seller transfers what was paid on delivery'": [
      'PUT /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/account',
      'POST /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/paid',
    ],
    "'the provider is asked once more'": ['POST /api/admin/refunds/{refundId}/retry'],
    "'the market transfers what the provider refused'": [
      'POST /api/admin/refunds/{refundId}/transfer',
      'PUT /api/admin/refund-transfers/{transferId}/account',
      'POST /api/admin/refund-transfers/{transferId}/paid',
    ],
  },
  'sweep-bank-transfer': {
    "'a transfer in two parts with a surplus is received'": ['reconciliation.matchLines'],
    "'what was too much goes back'": ['POST /api/admin/hand-transfers/done'],
  },
  'sweep-reports': {
    "'a statement of the bank is imported'": ['POST /api/admin/bank-statements'],
    "'the operator gives back what a line brought'": ['POST /api/admin/bank-lines/{id}/decision'],
    "'a report is compared, and what it does not agree in is settled'": [
      'reconciliation.compare',
      'POST /api/admin/findings/{id}/resolve',
    ],
  },
  'sweep-payouts': {
    "'draw up'": ['POST /api/admin/payout-batches'],
    'approve:': ['POST /api/admin/payout-batches/{id}/approve'],
    "'mark as paid'": ['POST /api/admin/payout-batches/{id}/paid', 'payouts.notifyPaid'],
    "'take back'": ['POST /api/admin/payout-batches/{id}/returned', 'payouts.notifyReturned'],
  },
  'sweep-payout-drafts': {
    "'draw up anew'": ['POST /api/admin/payout-batches/{id}/redraw'],
    "'leave a seller out'": ['POST /api/admin/payout-batches/{id}/lines/{lineId}/leave-out'],
    "'throw a draft away'": ['POST /api/admin/payout-batches/{id}/discard'],
    "'note what a seller paid of its debt'": ['POST /api/admin/companies/{id}/repayments'],
  },
  'sweep-documents': {
    "'issue the documents of an order'": ['documents.issueForOrder', 'refunds.correctIssued'],
    "'correct them after a refund'": ['refunds.correctDocuments'],
    "'bill the commission of a month'": ['documents.billCommission'],
    'goes to KSeF': ['documents.sendToKsef'],
  },
  'sweep-chargebacks': { 'a chargeback is opened': ['chargebacks.notifyPeople'] },
}
