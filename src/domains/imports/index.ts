export { importsService } from './http.ts'
export { importsJobs } from './jobs.ts'
