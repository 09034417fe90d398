export { checkoutService } from './http.ts'
export { checkoutJobs } from './jobs.ts'
