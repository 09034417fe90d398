export { reconciliationService } from './http.ts'
export { reconciliationJobs } from './jobs.ts'
