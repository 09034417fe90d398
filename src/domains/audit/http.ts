import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { auditContract } from './contract.ts'
import { readAudit } from './read-audit.ts'

export const auditService = (deps: Deps) =>
  service(auditContract, {
    'GET /api/admin/audit': ({ query }) => readAudit(deps, query),
  })
