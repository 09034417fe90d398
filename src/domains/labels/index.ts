export { collectionsService } from './collections/http.ts'
export { labelsService } from './http.ts'
export { labelsJobs } from './jobs.ts'
