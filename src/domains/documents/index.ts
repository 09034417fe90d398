export { documentListService } from './admin/http.ts'
export { correctOrder, type GivenBackPart } from './correct-order.ts'
export { documentsService } from './http.ts'
export { documentsJobs } from './jobs.ts'
