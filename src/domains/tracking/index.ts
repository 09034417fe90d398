export { trackingService } from './http.ts'
export { trackingJobs } from './jobs.ts'
export { readStandings } from './read-standings.ts'
export type { NearMeaning } from './rules/fold-tracking.ts'
