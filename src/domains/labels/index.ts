export { labelsService } from './http.ts'
export { labelsJobs } from './jobs.ts'
