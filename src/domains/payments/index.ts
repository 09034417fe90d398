export * as forOperators from './admin-services.ts'
export { askAboutPurchase, type StatusReport } from './ask-provider.ts'
export { askWhenDue } from './ask-when-due.ts'
export * as disputed from './disputes.ts'
export { paymentsService } from './http.ts'
export { paymentsJobs } from './jobs.ts'
export * as standInKeys from './provider-keys/stand-in-keys.ts'
export { sandboxRoutes } from './providers/sandbox/http.ts'
export { requirePayable } from './providers-in-use.ts'
export * as paymentFiles from './read-files.ts'
export * as booked from './read-money.ts'
export * as receivedWebhooks from './received-webhooks.ts'
export { type Recorded, recordWebhook } from './record-webhook.ts'
export * as paidRefunds from './refund-paid.ts'
export {
  completeRefund,
  failRefund,
  noteRefundSent,
  requestRefund,
  requestWholeRefund,
  sendRefund,
} from './refunds.ts'
export { startPayment } from './start-payment.ts'
export * as paymentConditions from './store/conditions.ts'
export * as transfers from './transfers/transfers.ts'
