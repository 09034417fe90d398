export { moderationJobs } from './jobs.ts'
export { eraseReporter, readReportsOf } from './personal.ts'
export { reportFormRoutes } from './report-form/http.ts'
export { moderationServices } from './services.ts'
