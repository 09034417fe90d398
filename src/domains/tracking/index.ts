export { trackingService } from './http.ts'
export { trackingJobs } from './jobs.ts'
