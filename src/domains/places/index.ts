export { placesService } from './http.ts'
export { placesJobs } from './jobs.ts'
