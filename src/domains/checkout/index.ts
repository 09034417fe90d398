export { checkoutService } from './http.ts'
export { checkoutJobs } from './jobs.ts'
export { verifyMoney, verifyOrders } from './verify-money.ts'
