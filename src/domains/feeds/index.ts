export { feedsService } from './http.ts'
export { feedsJobs } from './jobs.ts'
export { openFeed } from './open-feed.ts'
