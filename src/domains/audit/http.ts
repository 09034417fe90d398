import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { auditContract } from './contract.ts'
import { readAudit } from './read-audit.ts'

/** The audit log, newest first, for operators; there is no way to change it. */
export const auditService = (deps: Deps) =>
  service(auditContract, {
    'GET /api/admin/audit': ({ query }) => readAudit(deps, query),
  })
