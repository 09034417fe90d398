export { cashOnDeliveryService } from './http.ts'
export { cashOnDeliveryJobs } from './jobs.ts'
