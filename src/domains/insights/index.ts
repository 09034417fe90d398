export { insightsService } from './http.ts'
export { insightsJobs } from './jobs.ts'
