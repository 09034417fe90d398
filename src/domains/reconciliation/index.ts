export { readCashFile } from './files/ask-thread.ts'
export { reconciliationService } from './http.ts'
export { reconciliationJobs } from './jobs.ts'
export { verifyReports } from './verify-reports.ts'
