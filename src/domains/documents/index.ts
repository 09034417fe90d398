export { documentsService } from './http.ts'
/** @public For the domain that gives money back. */
export { type CorrectionAsk, issueCorrection } from './issue-correction.ts'
export { documentsJobs } from './jobs.ts'
