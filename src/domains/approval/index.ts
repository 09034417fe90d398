export { approvalService } from './http.ts'
export { approvalJobs } from './jobs.ts'
