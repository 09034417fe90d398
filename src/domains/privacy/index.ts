export { privacyService } from './http.ts'
export { privacyJobs } from './jobs.ts'
