export { orderMailsJobs } from './jobs.ts'
