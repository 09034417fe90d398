export { cashOnDeliveryService } from './http.ts'
export { cashOnDeliveryJobs } from './jobs.ts'
export { findWithOpenMoney } from './store/dues.ts'
