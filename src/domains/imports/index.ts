export { importsService } from './http.ts'
export { importsJobs } from './jobs.ts'
export { openWorkbook } from './table/workbook/open-workbook.ts'
