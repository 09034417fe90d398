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

/** Why a market need not die in them. */
export const NOT_SWEPT: readonly { why: string; verbs: readonly string[] }[] = [
  {
    why: 'the same verb as one that is swept, asked by somebody else',
    verbs: [
      'POST /api/companies/{id}/orders/{number}/cancel-paid',
      'POST /api/purchases/{key}/orders/{number}/returns',
      'POST /api/companies/{id}/returns/{caseId}/accept',
      'POST /api/companies/{id}/returns/{caseId}/replace',
      'POST /api/companies/{id}/returns/{caseId}/dispute',
      'POST /api/admin/orders/{number}/refunds',
      'PUT /api/purchases/{key}/refund-transfers/{transferId}/account',
      'POST /api/admin/refund-transfers/done',
      'POST /api/companies/{id}/orders/{number}/documents',
      'POST /api/admin/chargebacks/{id}/orders/{number}/correct-documents',
      'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/correct-documents',
      'orders.releaseHolds',
      'checkout.checkOpenPayments',
      'sandbox.deliverWebhook',
    ],
  },
  {
    why: 'as a bank statement is: a file by its digest and its lines by theirs, in one transaction',
    verbs: ['POST /api/admin/settlements/{provider}', 'reconciliation.readFolder'],
  },
  {
    why: 'one transaction without money, goods or numbers: a setting, a note, a step of a parcel, keys',
    verbs: [
      'POST /api/admin/chargebacks/{id}/mark',
      'POST /api/purchases/{key}/cases/{caseId}/cancel',
      'POST /api/purchases/{key}/cases/{caseId}/sent',
      'POST /api/purchases/{key}/cases/{caseId}/statements',
      'POST /api/companies/{id}/returns/{caseId}/reject',
      'POST /api/companies/{id}/returns/{caseId}/repair',
      'POST /api/companies/{id}/returns/{caseId}/statements',
      'PUT /api/companies/{id}/return-policy',
      'POST /api/admin/disputes/{caseId}/statements',
      'PUT /api/admin/return-rules',
      'PUT /api/admin/chargebacks/{id}/note',
      'PUT /api/admin/chargeback-fees',
      'PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence',
      'PUT /api/admin/commission',
      'PUT /api/admin/commission/rules',
      'DELETE /api/admin/commission/rules/{ruleId}',
      'PUT /api/companies/{id}/document-settings',
      'PUT /api/companies/{id}/document-settings/ksef',
      'POST /api/companies/{id}/issued-documents/{documentId}/send-again',
      'POST /api/admin/issued-documents/{documentId}/send-again',
      'POST /api/purchases/{key}/orders/{number}/received',
      'POST /api/account/guest-purchases',
      'PUT /api/admin/order-settings',
      'PUT /api/companies/{id}/orders/{number}/shipment',
      'PUT /api/admin/payout-settings',
      'PUT /api/companies/{id}/refund-limits',
      'PUT /api/admin/refund-limits',
      'POST /api/admin/payment-alarms/{id}/done',
      'PUT /api/admin/payment-offer',
      'PUT /api/admin/payment-providers/{provider}',
      'DELETE /api/admin/payment-providers/{provider}',
    ],
  },
  {
    why: 'asks outside, and writes nothing',
    verbs: [
      'POST /api/companies/{id}/document-settings/ksef/test',
      'POST /api/admin/payment-providers/{provider}/test',
    ],
  },
  {
    why: 'a file beside its row: the job that removes it is added before it is written',
    verbs: ['POST /api/companies/{id}/orders/{number}/document-files', 'documents.removeUpload'],
  },
  {
    why: 'looks for what is due, and does it by a verb that is swept, each in a transaction that notes it',
    verbs: ['documents.billMonths', 'orders.bookCommissions', 'payouts.readLedger', 'chargebacks.warn'],
  },
  {
    why: 'a mail, put into the outbox once: mails have sweeps of their own (`domains/mail/crash.test.ts`)',
    verbs: [
      'fulfilment.remindCollections',
      'POST /api/purchases/{key}/link',
      'checkout.remindTransfer',
      'payments.notifyOfAlarm',
      'refunds.notifyTransferred',
      'orders.sendOrderLink',
      'returns.notifyLabel',
      'orderMails.placed',
      'orderMails.linkAgain',
      'orderMails.transfer',
      'orderMails.step',
      'orderMails.near',
      'orderMails.expiring',
      'orderMails.askForReview',
      'orderMails.incident',
    ],
  },
  {
    why: 'evidence moves nothing: a file is removed by a job that was added before it, and the provider keeps one answer a key',
    verbs: [
      'POST /api/admin/chargebacks/{id}/files',
      'PUT /api/admin/chargebacks/{id}/files/{fileId}',
      'DELETE /api/admin/chargebacks/{id}/files/{fileId}',
      'POST /api/admin/chargebacks/{id}/answer',
      'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files',
      'DELETE /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}',
      'chargebacks.sendAnswer',
      'chargebacks.removeFile',
      'POST /api/purchases/{key}/cases/{caseId}/files',
      'POST /api/companies/{id}/returns/{caseId}/files',
      'POST /api/admin/disputes/{caseId}/files',
      'returns.removeFile',
    ],
  },
  {
    why: 'words for what does not agree, in one transaction',
    verbs: ['POST /api/companies/{id}/cash-findings/{finding}/explain'],
  },
  {
    why: 'names the very units of a line, in one transaction: what moves them is the step of the order, which is swept',
    verbs: ['PUT /api/companies/{id}/orders/{number}/units', 'POST /api/companies/{id}/returns/{caseId}/units'],
  },
  {
    why: 'asks for a label in one transaction, one at a time by an index; it is bought as every label is, by an id that is kept before',
    verbs: ['POST /api/companies/{id}/returns/{caseId}/labels'],
  },
  {
    why: 'puts goods into the cart, which holds neither stock nor money',
    verbs: ['POST /api/purchases/{key}/buy-again'],
  },
  {
    why: 'reads, and puts a line into the audit log',
    verbs: ['POST /api/companies/{id}/order-export', 'POST /api/companies/{id}/packing-slips'],
  },
  {
    why: 'a filter kept for oneself, in one statement',
    verbs: ['PUT /api/companies/{id}/order-filters', 'DELETE /api/companies/{id}/order-filters/{filter}'],
  },
  {
    why: 'a note for colleagues, in one transaction',
    verbs: [
      'POST /api/companies/{id}/orders/{number}/notes',
      'PUT /api/companies/{id}/orders/{number}/notes/{note}',
      'DELETE /api/companies/{id}/orders/{number}/notes/{note}',
    ],
  },
  { why: 'forgets what is over', verbs: ['orders.forgetMarks', 'chargebacks.purgeFiles', 'returns.purgeFiles'] },
]
