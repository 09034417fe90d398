export { siteService } from './http.ts'
export { siteJobs } from './jobs.ts'
export { viewRoutes } from './view/http.ts'
