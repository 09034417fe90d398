export { taxReportsService } from './http.ts'
export { taxReportsJobs } from './jobs.ts'
