export { eraseInvitationsTo } from './erase-invitations.ts'
export { teamService } from './http.ts'
export { teamJobs } from './jobs.ts'
export { leaveCompanies } from './leave-companies.ts'
