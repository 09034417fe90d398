export { buyerReturnsService } from './buyer/http.ts'
export { returnsJobs } from './jobs.ts'
export { operatorReturnsService } from './operator/http.ts'
export { sellerReturnsService } from './seller/http.ts'
