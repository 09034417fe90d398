// What mails about purchases are written from, and which were written. Amounts in grosze.
export { confirmationToken } from './confirmation-token.ts'
export { KNOWN_CARRIERS, trackingLink } from './rules/carriers.ts'
export { ORDER_STEPS, type OrderMail } from './rules/order-steps.ts'
export { isEnded } from './rules/order-table.ts'
export { awaitsConfirmation, dueOnline } from './rules/purchase-draft.ts'
export { withoutGivenUp } from './rules/split-order.ts'
export type { ToldStep } from './rules/told-step.ts'
export { claimMail, findNews, findPurchaseIdOf, type News, type NewsOrder } from './store/news.ts'
