export { productListService } from './http.ts'
export { productListJobs } from './jobs.ts'
