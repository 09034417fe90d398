export { refundsAdminService } from './admin/http.ts'
export { refundsService } from './http.ts'
export { refundsJobs } from './jobs.ts'
export { refundListsService } from './lists/http.ts'
