export { payoutsService } from './http.ts'
export { payoutsJobs } from './jobs.ts'
export { verifyPayouts } from './verify-payouts.ts'
