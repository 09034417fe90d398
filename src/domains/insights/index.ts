export { flushViews } from './count-view.ts'
export { insightsService } from './http.ts'
export { insightsJobs } from './jobs.ts'
