import type { Deps } from '../../../../platform/deps.ts'
import { service } from '../../../../platform/http/service.ts'
import { recordContract } from './contract.ts'
import { readRecord } from './read-record.ts'

/** How a company sells, for the operator. */
export const recordService = (deps: Deps) =>
  service(recordContract, {
    'GET /api/admin/companies/{id}/orders-record': ({ params }, { actor }) => readRecord(deps, actor, params.id),
  })
