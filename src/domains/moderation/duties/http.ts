import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { dutiesContract } from './contract.ts'
import { readDuties, saveCompanySize } from './read-duties.ts'

/** The table of duties, for the operator. */
export const dutiesService = (deps: Deps) =>
  service(dutiesContract, {
    'GET /api/admin/duties': (_, { actor }) => readDuties(deps, actor),
    'PUT /api/admin/duties': ({ body }, { actor }) => saveCompanySize(deps, actor, body.size),
  })
