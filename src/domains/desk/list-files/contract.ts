import type { Contract, Endpoint } from '../../../values/endpoint.ts'
import type { StaffArea } from '../../../values/staff.ts'
import { adminUsersContract } from '../../accounts/people/contract.ts'
import { approvalContract } from '../../approval/contract.ts'
import { auditContract } from '../../audit/contract.ts'
import { mailContract } from '../../mail/contract.ts'
import { operatorModerationContract } from '../../moderation/operator/contract.ts'

/** The file of a list: for who may read the list. */
export const file = <A extends StaffArea, Q extends Endpoint['query']>(area: A, of: string, query: Q) => ({
  summary: `${of} as CSV, filtered as the list is, at most 50 000 of them`,
  access: 'operator' as const,
  area,
  query,
  download: true as const,
})

/** Lists of the operator's as files: each asks for what its page may be filtered by. */
export const listFilesContract = {
  'GET /api/admin/company-export': file(
    'companies',
    'Companies',
    approvalContract['GET /api/admin/companies'].query.omit({ ids: true, after: true }),
  ),
  'GET /api/admin/user-export': file(
    'people',
    'Accounts',
    adminUsersContract['GET /api/admin/users'].query.omit({ ids: true, after: true }),
  ),
  'GET /api/admin/report-export': file(
    'content',
    'Reports and complaints',
    operatorModerationContract['GET /api/admin/reports'].query.omit({ after: true }),
  ),
  'GET /api/admin/mail-export': file(
    'people',
    'Mails, without what they say,',
    mailContract['GET /api/admin/mails'].query.omit({ after: true }),
  ),
  'GET /api/admin/audit-export': file(
    'market',
    'The audit log',
    auditContract['GET /api/admin/audit'].query.omit({ after: true }),
  ),
} as const satisfies Contract
