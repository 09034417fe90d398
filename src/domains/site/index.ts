export { siteService } from './http.ts'
export { siteJobs } from './jobs.ts'
