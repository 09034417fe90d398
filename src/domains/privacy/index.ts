export { dataExportsService } from './company/http.ts'
export { privacyService } from './http.ts'
export { privacyJobs } from './jobs.ts'
