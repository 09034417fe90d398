import type { Contract } from '../../../../values/endpoint.ts'
import { messageReportsContract } from '../../../messages/reports/contract.ts'
import { productSafetyContract } from '../../../product-safety/contract.ts'
import { recallsContract } from '../../../recalls/contract.ts'
import { operatorReturnsContract } from '../../../returns/operator/contract.ts'
import { trackingContract } from '../../../tracking/contract.ts'
import { jobsContract } from '../../jobs/contract.ts'
import { file } from '../contract.ts'

/** Lists of what the operator's people work on as files. */
export const workFilesContract = {
  'GET /api/admin/brand-export': file(
    'content',
    'Brands',
    productSafetyContract['GET /api/admin/brands'].query.omit({ after: true }),
  ),
  'GET /api/admin/recall-export': file(
    'content',
    'Recalls',
    recallsContract['GET /api/admin/recalls'].query.omit({ after: true }),
  ),
  'GET /api/admin/dispute-export': file(
    'orders',
    'Disputes',
    operatorReturnsContract['GET /api/admin/disputes'].query.omit({ before: true }),
  ),
  'GET /api/admin/incident-export': file(
    'orders',
    'Shipments that something keeps from going on',
    trackingContract['GET /api/admin/incidents'].query.omit({ after: true }),
  ),
  'GET /api/admin/message-report-export': file(
    'content',
    'Reports of messages, without what people wrote,',
    messageReportsContract['GET /api/admin/message-reports'].query.omit({ after: true }),
  ),
  'GET /api/admin/job-export': file(
    'market',
    'Background jobs',
    jobsContract['GET /api/admin/jobs'].query.omit({ after: true }),
  ),
} as const satisfies Contract
