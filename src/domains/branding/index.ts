export { presentationService } from './http.ts'
export { brandingJobs } from './jobs.ts'
