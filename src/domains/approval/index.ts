export { approvalService } from './http.ts'
export { approvalJobs } from './jobs.ts'
export { moveInside } from './move-company.ts'
